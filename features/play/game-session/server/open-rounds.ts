import { sql } from 'kysely'
import type { RoundEvent } from '#engine/events.ts'
import type { Awaiting, Choice } from '#engine/round-contract.ts'
import { GAME_PAGES } from '#features/play/house-games/contract.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { OpenRound as ShownRound } from '../contract.ts'
import { toRound } from './replies.ts'
import type { RoundSummary, StoredRound } from './store.ts'
import { lockId } from '#platform/db/locks.ts'

/**
 * Locks one of the player's own rounds and the player's ledger turn for this transaction; meanwhile spins of the same
 * player are `busy`. Another player's round is not found.
 */
export async function lockRound(tx: Tx, playerId: Id<'plr'>, id: string): Promise<StoredRound | undefined> {
  await lockId(tx, 'playerRounds', playerId)
  const { rows } = await sql<StoredRound>`
    select * from game_round where id = ${id} and player = ${playerId} for update`.execute(tx)
  return rows[0]
}

/**
 * Whether a round of the pair in use is undecided. All open rounds of a mode are drawn from that pair, since no other
 * pair follows before they are settled. Call under the pair's lock, which settling takes as well.
 */
export async function hasOpenRound(tx: Tx, { playerId, mode }: { playerId: Id<'plr'>; mode: string }): Promise<boolean> {
  const { rows } = await sql`select from game_round where open_in ^@ ${`${playerId} ${mode} `} limit 1`.execute(tx)
  return rows.length > 0
}

export type OpenRound = Pick<StoredRound, 'id' | 'player'>

/** Rounds opened before the given time, paged by id. */
export async function readOpenSince(
  db: Reader,
  { before, after, limit }: { before: Instant; after: string; limit: number },
): Promise<OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select id, player from game_round
    where open_in is not null and at <= ${timestamp(before)} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** The player's open rounds in all modes and games. */
export async function readOpenOf(db: Reader, player: Id<'plr'>): Promise<OpenRound['id'][]> {
  const { rows } = await sql<OpenRound>`
    select id, player from game_round where open_in ^@ ${`${player} `} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A request that made a choice: the player and the client's id of it. */
export interface StepRequest {
  readonly id: string
  readonly hash: string
}

export const stepRequestId = (playerId: Id<'plr'>, key: string): string => `${playerId} ${key}`

export async function findStep(tx: Tx, requestId: string): Promise<{ hash: string } | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select request_hash as hash from game_round_step where request = ${requestId}`.execute(tx)
  return rows[0]
}

/** The effect of one more choice on a round. Amounts are minor units of this step alone, except `win`. */
export interface StepTaken {
  readonly choice: Choice
  readonly cost: number
  readonly fromGranted: bigint
  readonly fromWon: bigint
  readonly win: number
  readonly events: readonly RoundEvent[]
  readonly awaiting: Awaiting | null
  /** Combined granted and won balance of the mode afterwards. */
  readonly balanceAfter: bigint
  readonly at: Instant
  readonly request: StepRequest | null
}

/** Stores the choice and the new state of the round. */
export async function storeStep(tx: Tx, round: StoredRound, taken: StepTaken): Promise<StoredRound> {
  const { choice, cost, fromGranted, fromWon, awaiting, request } = taken
  const step = (round.choices?.length ?? 0) + 1
  await sql`
    insert into game_round_step (round, step, request, request_hash, choice, cost, from_granted, from_won, at)
    values (${round.id}, ${step}, ${request?.id ?? null}, ${request?.hash ?? null}, ${JSON.stringify(choice)}::json,
      ${cost}, ${fromGranted}, ${fromWon}, ${timestamp(taken.at)})`.execute(tx)
  const { rows } = await sql<StoredRound>`
    update game_round set
      choices = ${JSON.stringify([...(round.choices ?? []), choice])}::json,
      events = ${JSON.stringify(taken.events)}::json,
      awaiting = ${awaiting && JSON.stringify(awaiting)}::json,
      open_in = ${awaiting && round.open_in},
      win = ${taken.win},
      amount = coalesce(amount, stake),
      stake = stake + ${cost},
      from_granted = from_granted + ${fromGranted},
      from_won = from_won + ${fromWon},
      balance_before = coalesce(balance_before, balance_after + from_granted + from_won),
      balance_after = ${taken.balanceAfter}
    where id = ${round.id} returning *`.execute(tx)
  assert(rows[0], 'the locked round is there')
  return rows[0]
}

/** Open rounds are few, and `open_in` begins with the player: a short index scan, newest first. */
export async function readOpenRounds(db: Reader, playerId: Id<'plr'>): Promise<ShownRound[]> {
  const { rows } = await sql<RoundSummary>`
    select id, player, mode, game, definition_hash, seed_pair, nonce, stake, win, from_granted, from_won, balance_after,
      free_spins, at, acknowledged_at, terms, open_in
    from game_round where open_in > ${`${playerId} `} and open_in < ${`${playerId}!`} order by id desc`.execute(db)
  return rows.map((row) => {
    const { id, game, title, mode, stake, at } = toRound(row)
    return { id, game, title, mode, stake, at, path: `${GAME_PAGES}/${game}` }
  })
}
