import type pg from 'pg'
import { defHash } from '#engine/game.ts'
import { playSeeded } from '#engine/play.ts'
import type { Id } from '#kernel/id.ts'
import type { Balances } from '#ledger/index.ts'
import type { ActivePair } from '#platform/fair/seed-pairs.ts'
import { MODE_ASSETS } from '../contract.ts'
import { hashOf, type PlayOrder } from './play-order.ts'

/** What the database said of one order; `stale` means that the pair moved on and the round must be drawn anew. */
export type SettleStatus =
  | 'applied'
  | 'replayed'
  | 'stale'
  | 'busy'
  | 'insufficient'
  | 'free-spins-gone'
  | 'key-reused'

export interface Settlement {
  readonly status: SettleStatus
  readonly roundId: Id<'rnd'> | null
  readonly balances: Balances | null
}

export interface DrawnOrder {
  readonly order: PlayOrder
  readonly pair: ActivePair
}

interface SettledRow {
  ordinal: number
  status: SettleStatus
  round_id: Id<'rnd'> | null
  version: bigint
  coins: bigint
  tour_points: bigint
  entries: bigint
  winnings: bigint
}

/** Plays the orders and settles them in one statement, which is one transaction: all that a round moves, or none of it. */
export async function settle(pool: pg.Pool, drawn: readonly DrawnOrder[]): Promise<Settlement[]> {
  const batch = JSON.stringify(drawn.map(toRow))
  const { rows } = await pool.query<SettledRow>({
    name: 'game_session_settle',
    text: 'select * from game_session_settle($1::jsonb) order by ordinal',
    values: [batch],
  })
  return rows.map((row) => ({
    status: row.status,
    roundId: row.round_id,
    balances: row.version === null ? null : toBalances(row),
  }))
}

function toRow({ order, pair }: DrawnOrder, ordinal: number) {
  const nonce = pair.nonce + 1
  const definition = order.game.definition
  const outcome = playSeeded(definition, { ...pair, nonce }, { amount: order.stake })
  const { granted, won } = MODE_ASSETS[order.mode]
  return {
    ordinal,
    player: order.playerId,
    key: order.key,
    hash: hashOf(order),
    round_id: order.roundId,
    at: new Date(order.at).toISOString(),
    mode: order.mode,
    game: order.game.slug,
    definition_hash: defHash(definition),
    seed_pair: pair.id,
    nonce,
    stake: order.stake,
    win: outcome.payout,
    granted,
    won,
    may_play_won: order.mayPlayWon,
    free_spins: order.freeSpinsId,
    events: outcome.events,
  }
}

const toBalances = (row: SettledRow): Balances => ({
  version: Number(row.version),
  coins: row.coins,
  tourPoints: row.tour_points,
  entries: row.entries,
  winnings: row.winnings,
})
