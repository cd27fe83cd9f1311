import { sql } from 'kysely'
import type { BetParams, RoundEvent } from '#engine/events.ts'
import type { Awaiting, Choice } from '#engine/round-contract.ts'
import type { Id } from '#kernel/id.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { DomainEvent, LastPlayed } from '#platform/feature.ts'
import { readArchivedGames } from '#platform/round-archive/sum-rounds.ts'
import { daysOf, type RoundFilter } from '#platform/round-history.ts'
import type { GameMode } from '../contract.ts'

export interface StoredRound {
  readonly id: Id<'rnd'>
  readonly player: Id<'plr'>
  readonly mode: GameMode
  readonly game: string
  readonly definition_hash: string
  readonly seed_pair: Id<'sed'>
  readonly nonce: bigint
  /** Amounts are minor units. */
  readonly stake: bigint
  readonly win: bigint
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly balance_after: bigint
  readonly free_spins: string | null
  readonly events: readonly RoundEvent[]
  readonly at: Instant
  readonly acknowledged_at: Instant | null
  /** The fields below are null for most rounds: no params, no choices, the whole stake at the start. */
  /** The params of the bet. */
  readonly terms: BetParams | null
  readonly choices: readonly Choice[] | null
  readonly amount: bigint | null
  readonly pools: Readonly<Record<string, number>> | null
  /** Set together while the round waits for its player. */
  readonly awaiting: Awaiting | null
  readonly open_in: string | null
  /**
   * Combined granted and won balance of the mode before the round, if other transfers changed it between the round's
   * steps.
   */
  readonly balance_before: bigint | null
}

/** The scope in which a player has at most one open round. */
export const openIn = (playerId: Id<'plr'>, mode: GameMode, game: string): string => `${playerId} ${mode} ${game}`

/** A round as listed in the history: without events and proof. */
export type RoundSummary = Omit<StoredRound, 'events' | 'choices' | 'amount' | 'pools' | 'awaiting' | 'balance_before'>

export interface FreeSpinsRow {
  readonly id: string
  readonly player: Id<'plr'>
  readonly game: string
  readonly mode: GameMode
  readonly stake: bigint
  readonly count: number
  readonly used: number
  readonly expires_at: Instant
}

const SUMMARY = sql.raw(`id, player, mode, game, definition_hash, seed_pair, nonce, stake, win, from_granted, from_won,
  balance_after, free_spins, at, acknowledged_at, terms, open_in`)

/** One of the player's own rounds that has not left the table; another player's round is not found. */
export async function readRound(db: Reader, playerId: Id<'plr'>, id: string): Promise<StoredRound | undefined> {
  const { rows } = await sql<StoredRound>`
    select * from game_round where id = ${id} and player = ${playerId}`.execute(db)
  return rows[0]
}

/** Unseen rounds never leave the table. The open round of one game in this mode, otherwise the last round in any mode that was not seen to its end. */
export async function readUnseenRound(
  db: Reader,
  { player, mode, game }: Pick<StoredRound, 'player' | 'mode' | 'game'>,
): Promise<StoredRound | undefined> {
  const open = openIn(player, mode, game)
  const { rows } = await sql<StoredRound>`
    select * from game_round
    where player = ${player} and game = ${game} and acknowledged_at is null and (open_in is null or open_in = ${open})
    order by open_in is null, id desc limit 1`.execute(db)
  return rows[0]
}

/** Rounds of the table, newest first. */
export async function listRounds(db: Reader, playerId: Id<'plr'>, filter: RoundFilter, max: number): Promise<RoundSummary[]> {
  const [from, to] = daysOf(filter)
  const { rows } = await sql<RoundSummary>`
    select ${SUMMARY} from game_round
    where player = ${playerId}
      and (${filter.before ?? null}::text is null or id < ${filter.before ?? null})
      and (${filter.game ?? null}::text is null or game = ${filter.game ?? null})
      and (${filter.mode ?? null}::text is null or mode = ${filter.mode ?? null})
      and (${from}::timestamptz is null or at >= ${from})
      and (${to}::timestamptz is null or at < ${to})
      and (${filter.wins ?? null}::text is null or win > 0)
    order by id desc limit ${max}`.execute(db)
  return rows
}

/** Settled rounds of the table in full, newest first. */
export async function listSettled(
  db: Reader,
  playerId: Id<'plr'>,
  { before, max }: { readonly before: string | undefined; readonly max: number },
): Promise<StoredRound[]> {
  const { rows } = await sql<StoredRound>`
    select * from game_round
    where player = ${playerId} and open_in is null and (${before ?? null}::text is null or id < ${before ?? null})
    order by id desc limit ${max}`.execute(db)
  return rows
}

const ROUNDS_LOOKED_THROUGH = 200

/** Recently played games; reads only a player's last rounds, to stay a short query, and of archived ones their counts. */
export async function readLastGames({ reader, playerId }: PlayerContext): Promise<LastPlayed[]> {
  const { rows } = await sql<LastPlayed & { rounds: number }>`
    select game, max(id) as round, count(*)::int as rounds from (
      select game, id from game_round where player = ${playerId} order by id desc limit ${ROUNDS_LOOKED_THROUGH}
    ) as recent group by game`.execute(reader)
  const missing = ROUNDS_LOOKED_THROUGH - rows.reduce((sum, { rounds }) => sum + rounds, 0)
  const last = new Map(rows.map(({ game, round }) => [game, round]))
  for (const { games } of await readArchivedGames(reader, playerId, missing))
    for (const [game, , round] of games) if (!(last.get(game)! > round)) last.set(game, round)
  return [...last].map(([game, round]) => ({ game, round }))
}

/** Marks this round and all earlier rounds in its game as seen, except open ones. */
export async function acknowledge(
  tx: Tx,
  { player, id, game }: Pick<StoredRound, 'player' | 'id' | 'game'>,
  at: Instant,
): Promise<void> {
  await sql`
    update game_round set acknowledged_at = ${new Date(at)}
    where player = ${player} and acknowledged_at is null and open_in is null and id <= ${id} and game = ${game}`.execute(tx)
}

export async function readFreeSpins(db: Reader, playerId: Id<'plr'>, game: string, now: Instant): Promise<FreeSpinsRow[]> {
  const { rows } = await sql<FreeSpinsRow>`
    select * from game_free_spins
    where player = ${playerId} and game = ${game} and used < count and expires_at > ${new Date(now)}
    order by expires_at`.execute(db)
  return rows
}

/** A grant of this player in this game, even if used up or expired: a repeat may ask for its round. */
export async function findFreeSpins(
  db: Reader,
  grant: Pick<FreeSpinsRow, 'id' | 'player' | 'game'>,
): Promise<FreeSpinsRow | undefined> {
  const { rows } = await sql<FreeSpinsRow>`
    select * from game_free_spins
    where id = ${grant.id} and player = ${grant.player} and game = ${grant.game}`.execute(db)
  return rows[0]
}

/** Does nothing if the grant is already known. */
export async function insertFreeSpins(tx: Tx, grant: Omit<FreeSpinsRow, 'used'>): Promise<void> {
  await sql`
    insert into game_free_spins (id, player, game, mode, stake, count, expires_at)
    values (${grant.id}, ${grant.player}, ${grant.game}, ${grant.mode}, ${grant.stake}, ${grant.count},
      ${new Date(grant.expires_at)})
    on conflict (id) do nothing`.execute(tx)
}

/** Stores free spins won elsewhere. Keyed by the event that earned them, so a repeated event grants nothing twice. */
export async function grantFreeSpins(tx: Tx, event: DomainEvent<'free-spins.granted'>): Promise<void> {
  const { id, game, count, betLevel, lifetimeSeconds } = event.payload
  await insertFreeSpins(tx, {
    id,
    player: event.playerId,
    game,
    mode: 'TournamentPoints',
    stake: BigInt(betLevel),
    count,
    expires_at: event.at + lifetimeSeconds * SECOND_MS,
  })
}

/** Adds some to those of a grant, or takes unplayed ones if the number is negative; returns by how many it changed them. */
export async function changeFreeSpins(tx: Tx, id: string, count: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with known as materialized (
      select id, greatest(used - count, ${count}::int) as changed from game_free_spins where id = ${id} for update)
    update game_free_spins f set count = f.count + k.changed from known k where f.id = k.id returning k.changed`.execute(tx)
  return rows[0]?.changed ?? 0
}
