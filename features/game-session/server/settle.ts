import type pg from 'pg'
import type { RoundEvent } from '#engine/events.ts'
import { defHash } from '#engine/def-hash.ts'
import { playSeeded } from '#engine/play.ts'
import type { Awaiting } from '#engine/round-contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Balances } from '#ledger/index.ts'
import type { ActivePair } from '#platform/fair/seed-pairs.ts'
import { MODE_ASSETS } from '../contract.ts'
import { hashOf, type PlayOrder } from './play-order.ts'
import { openIn, type StoredRound } from './store.ts'

/** A round as drawn from a pair; nothing has happened until the database settles it. */
export interface DrawnRound {
  readonly order: PlayOrder
  readonly pair: ActivePair
  readonly nonce: number
  readonly win: number
  readonly events: readonly RoundEvent[]
  /** The player's turn; null when the round is done. */
  readonly awaiting: Awaiting | null
}

/** What became of a drawn round. `stale`: the pair moved on, draw anew from the pair as it is now. */
export type Verdict =
  | { readonly status: 'applied'; readonly round: StoredRound; readonly balances: Balances }
  | { readonly status: 'replayed' | 'round-open'; readonly roundId: Id<'rnd'> }
  | { readonly status: 'stale' }
  | { readonly status: 'busy' | 'insufficient' | 'free-spins-gone' | 'key-reused' | 'unknown-account' }

interface SettledRow {
  readonly status: Verdict['status']
  readonly round_id: Id<'rnd'>
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly version: bigint
  readonly coins: bigint
  readonly tour_points: bigint
  readonly entries: bigint
  readonly winnings: bigint
}

/** Pure: the same order and pair give the same round, whoever draws it. */
export function draw(order: PlayOrder, pair: ActivePair): DrawnRound {
  const nonce = pair.nonce + 1
  const bet = { amount: order.stake, ...(order.terms && { terms: order.terms }) }
  const { payout, events, awaiting } = playSeeded(order.game.definition, { ...pair, nonce }, bet)
  return { order, pair, nonce, win: payout, events, awaiting }
}

/** Settles drawn rounds in one statement, which is one transaction: of each round all that it moves, or nothing. */
export async function settle(pool: pg.Pool, drawn: readonly DrawnRound[]): Promise<Verdict[]> {
  const { rows } = await pool.query<SettledRow>({
    name: 'game_session_settle',
    text: 'select * from game_session_settle($1::jsonb) order by ordinal',
    values: [JSON.stringify(drawn.map(toRow))],
  })
  return rows.map((row, index) => toVerdict(row, drawn[index] as DrawnRound))
}

const toRow = ({ order, pair, nonce, win, events, awaiting }: DrawnRound, ordinal: number) => ({
  ordinal,
  player: order.playerId,
  key: order.key,
  hash: hashOf(order),
  round_id: order.roundId,
  at: new Date(order.at).toISOString(),
  mode: order.mode,
  game: order.game.slug,
  definition_hash: defHash(order.game.definition),
  seed_pair: pair.id,
  nonce,
  stake: order.stake,
  win,
  ...MODE_ASSETS[order.mode],
  may_play_won: order.mayPlayWon,
  free_spins: order.freeSpinsId,
  events,
  ...(order.terms && { terms: order.terms }),
  ...(awaiting && { awaiting }),
})

function toVerdict(row: SettledRow, drawn: DrawnRound): Verdict {
  switch (row.status) {
    case 'applied': {
      const balances = toBalances(row)
      return { status: row.status, balances, round: toStored(drawn, row, balances) }
    }
    case 'replayed':
    case 'round-open':
      return { status: row.status, roundId: row.round_id }
    default:
      return { status: row.status }
  }
}

/** The row as the database has just stored it. */
function toStored({ order, pair, nonce, win, events, awaiting }: DrawnRound, row: SettledRow, balances: Balances): StoredRound {
  const { granted, won } = MODE_ASSETS[order.mode]
  return {
    id: order.roundId,
    player: order.playerId,
    mode: order.mode,
    game: order.game.slug,
    definition_hash: defHash(order.game.definition),
    seed_pair: pair.id,
    nonce: BigInt(nonce),
    stake: BigInt(order.stake),
    win: BigInt(win),
    from_granted: row.from_granted,
    from_won: row.from_won,
    balance_after: balances[granted] + balances[won],
    free_spins: order.freeSpinsId,
    events,
    at: order.at,
    acknowledged_at: null,
    terms: order.terms,
    choices: null,
    amount: null,
    pools: null,
    awaiting,
    open_in: awaiting && openIn(order.playerId, order.mode, order.game.slug),
    balance_before: null,
  }
}

const toBalances = (row: SettledRow): Balances => ({
  version: Number(row.version),
  coins: row.coins,
  tourPoints: row.tour_points,
  entries: row.entries,
  winnings: row.winnings,
})
