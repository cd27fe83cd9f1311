import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { BETTING_MS } from '../contract.ts'
import { type Chain, type Secret, secretOf, type TableId } from './chains.ts'

export interface RoundId extends TableId {
  readonly chain: number
  readonly no: number
}

export interface StoredRound extends RoundId {
  readonly state: 'open' | 'over' | 'called-off'
  readonly opens_at: Instant
  readonly watched_by: string
  readonly watched_at: Instant
  readonly ended_at: Instant | null
  readonly burst: number | null
}

/** An open round with its secret times. */
export interface Flight extends Secret {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export const startOf = ({ opens_at: opensAt }: Pick<StoredRound, 'opens_at'>): Instant => opensAt + BETTING_MS

export function flightOf(ctx: Pick<Context, 'vault'>, chain: Chain, round: StoredRound): Flight {
  const secret = secretOf(ctx, chain, round.no)
  const startsAt = startOf(round)
  return { ...secret, startsAt, endsAt: startsAt + secret.flightMs }
}

/** The latest round of a game, open or ended. */
export async function lastRound(db: Reader | Tx, { brand, game }: TableId): Promise<StoredRound | undefined> {
  const { rows } = await sql<StoredRound>`
    select * from shared_round where brand = ${brand} and game = ${game} order by chain desc, no desc limit 1`.execute(db)
  return rows[0]
}

export async function readRound(db: Reader | Tx, { brand, game, chain, no }: RoundId): Promise<StoredRound | undefined> {
  const { rows } = await sql<StoredRound>`
    select * from shared_round where brand = ${brand} and game = ${game} and chain = ${chain} and no = ${no}`.execute(db)
  return rows[0]
}

/** Does nothing while a round is open, or if another process opens this one. */
export async function openRound(
  tx: Tx,
  { brand, game, chain, no }: RoundId,
  { at, watcher }: { readonly at: Instant; readonly watcher: string },
): Promise<void> {
  await sql`
    insert into shared_round (brand, game, chain, no, state, opens_at, watched_by, watched_at)
    values (${brand}, ${game}, ${chain}, ${no}, 'open', ${timestamp(at)}, ${watcher}, ${timestamp(at)})
    on conflict do nothing`.execute(tx)
}

/** Locks a round that is still open. */
export async function lockOpenRound(tx: Tx, { brand, game, chain, no }: RoundId): Promise<StoredRound | undefined> {
  const { rows } = await sql<StoredRound>`
    select * from shared_round
    where brand = ${brand} and game = ${game} and chain = ${chain} and no = ${no} and state = 'open' for update`.execute(tx)
  return rows[0]
}

export async function noteWatched(
  tx: Tx,
  { brand, game, chain, no }: RoundId,
  { at, watcher }: { readonly at: Instant; readonly watcher: string },
): Promise<void> {
  await sql`
    update shared_round set watched_by = ${watcher}, watched_at = ${timestamp(at)}
    where brand = ${brand} and game = ${game} and chain = ${chain} and no = ${no}`.execute(tx)
}

export async function endRound(
  tx: Tx,
  { brand, game, chain, no }: RoundId,
  ended: { readonly state: 'over' | 'called-off'; readonly at: Instant; readonly burst: number },
): Promise<void> {
  await sql`
    update shared_round set state = ${ended.state}, ended_at = ${timestamp(ended.at)}, burst = ${ended.burst}
    where brand = ${brand} and game = ${game} and chain = ${chain} and no = ${no} and state = 'open'`.execute(tx)
}

/** Ended rounds of a chain, latest first. */
export async function readEnded(
  db: Reader,
  { brand, game, chain }: TableId & { readonly chain: number },
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<StoredRound[]> {
  const { rows } = await sql<StoredRound>`
    select * from shared_round
    where brand = ${brand} and game = ${game} and chain = ${chain} and state <> 'open'
      and (${before ?? null}::int is null or no < ${before ?? null})
    order by no desc limit ${limit}`.execute(db)
  return rows
}

const ASKED_GAP_MS = 5_000

/** Notes that a page of the game is open; at most every few seconds. */
export async function noteAsked(tx: Tx, { brand, game }: TableId, at: Instant): Promise<void> {
  await sql`
    insert into shared_table_asked as a (brand, game, at) values (${brand}, ${game}, ${timestamp(at)})
    on conflict (brand, game) do update set at = excluded.at where a.at < ${timestamp(at - ASKED_GAP_MS)}`.execute(tx)
}

export async function askedAt(db: Reader | Tx, { brand, game }: TableId): Promise<Instant> {
  const { rows } = await sql<{ at: Instant }>`
    select at from shared_table_asked where brand = ${brand} and game = ${game}`.execute(db)
  return rows[0]?.at ?? 0
}
