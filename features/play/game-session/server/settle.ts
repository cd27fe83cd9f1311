import { CompiledQuery } from 'kysely'
import type { RoundEvent } from '#engine/events.ts'
import { defHash } from '#engine/def-hash.ts'
import { playSeeded } from '#engine/play.ts'
import type { Awaiting } from '#engine/round-contract.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Balances } from '#ledger/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { ActivePair } from '#platform/fair/seed-pairs.ts'
import { allPoolsOf, poolsOf } from '#platform/jackpots/jackpot-pools.ts'
import { type Pools, type PoolShare, sharesOf } from '#platform/jackpots/pools.ts'
import { MODE_ASSETS } from '../contract.ts'
import { hashOf, type PlayOrder } from './play-order.ts'
import { openIn, type StoredRound } from './store.ts'

/** A round as drawn from a pair; nothing takes effect until the database settles it. */
export interface DrawnRound {
  readonly order: PlayOrder
  readonly pair: ActivePair
  readonly nonce: number
  readonly win: number
  readonly events: readonly RoundEvent[]
  /** The player's turn; null if the round is settled. */
  readonly awaiting: Awaiting | null
  /**
   * Pool amounts by tier at the draw, or those of the must-drop jackpots that it wins; null if there are none.
   */
  readonly pools: Pools | null
}

/** The verdict on a drawn round. `stale`: the pair moved on, redraw from its current state. */
export type Verdict =
  | { readonly status: 'applied'; readonly round: StoredRound; readonly balances: Balances }
  | { readonly status: 'replayed' | 'round-open'; readonly roundId: Id<'rnd'> }
  | { readonly status: 'stale' }
  | { readonly status: 'busy' | 'insufficient' | 'limit-reached' | 'free-spins-gone' | 'key-reused' | 'unknown-account' }

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

/** Pure: the same order and pair give the same round in every process. */
export function draw(order: PlayOrder, pair: ActivePair, pools: Pools | null = null): DrawnRound {
  const nonce = pair.nonce + 1
  const bet = { amount: order.stake, ...(order.params && { params: order.params }), ...(pools && { mode: order.mode, pools }) }
  const { payout, events, awaiting } = playSeeded(order.game.definition, { ...pair, nonce }, bet)
  assert(!awaiting || allPoolsOf(order.game).length === 0, 'a game with pooled jackpots settles immediately')
  return { order, pair, nonce, win: payout, events, awaiting, pools }
}

const SETTLE = 'select * from game_session_settle($1::jsonb) order by ordinal'

/** Settles drawn rounds in one statement, hence one transaction: each round is applied completely or not at all. */
export async function settle({ pool }: Pick<Database, 'pool'>, drawn: readonly DrawnRound[]): Promise<Verdict[]> {
  if (drawn.length === 0) return []
  const values = [JSON.stringify(drawn.map((round, ordinal) => toRow(round, ordinal)))]
  const { rows } = await pool.query<SettledRow>({ name: 'game_session_settle', text: SETTLE, values })
  return rows.map((row, index) => toVerdict(row, drawn[index] as DrawnRound))
}

/**
 * Settles rounds within a larger transaction; `fromPools` minor units of the first one's win come from the ledger pool
 * account.
 */
export async function settleIn(tx: Tx, drawn: readonly DrawnRound[], fromPools = 0n): Promise<Verdict[]> {
  const values = [JSON.stringify(drawn.map((round, ordinal) => toRow(round, ordinal, ordinal === 0 ? fromPools : 0n)))]
  const { rows } = await tx.executeQuery<SettledRow>(CompiledQuery.raw(SETTLE, values))
  return rows.map((row, index) => toVerdict(row, drawn[index] as DrawnRound))
}

const toRow = (drawn: DrawnRound, ordinal: number, fromPools = 0n) => ({
  ordinal,
  player: drawn.order.playerId,
  key: drawn.order.key,
  hash: hashOf(drawn.order),
  round_id: drawn.order.roundId,
  at: new Date(drawn.order.at).toISOString(),
  mode: drawn.order.mode,
  game: drawn.order.game.slug,
  definition_hash: defHash(drawn.order.game.definition),
  seed_pair: drawn.pair.id,
  nonce: drawn.nonce,
  stake: drawn.order.stake,
  win: drawn.win,
  ...MODE_ASSETS[drawn.order.mode],
  may_play_won: drawn.order.mayPlayWon,
  free_spins: drawn.order.freeSpinsId,
  events: drawn.events,
  ...moreOf(drawn, fromPools),
})

/** Fields that few rounds have. */
function moreOf({ order, awaiting, pools }: DrawnRound, fromPools: bigint) {
  const all = sharesOf(allPoolsOf(order.game), order.stake)
  if (!order.params && !awaiting && all.length === 0) return undefined
  const drawnFor = sharesOf(poolsOf(order.game), order.stake)
  const more = {
    ...(order.params && { terms: order.params }),
    ...(awaiting && { awaiting }),
    ...(pools && { pools }),
    ...(drawnFor.length > 0 && { brand: order.brand, shares: drawnFor.map(toWireShare) }),
    ...(all.length > 0 && { pooled: Number(all.reduce((sum, { posted }) => sum + posted, 0n) - fromPools) }),
  }
  return { more }
}

const toWireShare = ({ tier, millionths, posted }: PoolShare) => ({
  tier,
  millionths: Number(millionths),
  posted: Number(posted),
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
function toStored(
  { order, pair, nonce, win, events, awaiting, pools }: DrawnRound,
  row: SettledRow,
  balances: Balances,
): StoredRound {
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
    terms: order.params,
    choices: null,
    amount: null,
    pools,
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
