import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { CachedGamesPayload } from '../contract.ts'

type Tables = {
  lobby_favorite: { player: Id<'plr'>; game: string; added_at: Instant }
  lobby_reminder: { player: Id<'plr'>; game: string; asked_at: Instant }
  lobby_cached_games: { group_key: string; version: string; payload: CachedGamesPayload; made_at: Instant }
}

interface PlayerGame {
  readonly playerId: Id<'plr'>
  readonly game: string
  readonly at: Instant
}

/** Slugs, newest first. */
export async function readFavorites(db: Reader, playerId: Id<'plr'>): Promise<string[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('lobby_favorite')
    .where('player', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('game')
    .select('game')
    .execute()
  return rows.map(({ game }) => game)
}

export async function insertFavorite(db: Reader, { playerId, game, at }: PlayerGame): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('lobby_favorite')
    .values({ player: playerId, game, added_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(db: Reader, playerId: Id<'plr'>, game: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('lobby_favorite').where('player', '=', playerId).where('game', '=', game).execute()
}

export async function readReminders(db: Reader, playerId: Id<'plr'>): Promise<string[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('lobby_reminder')
    .where('player', '=', playerId)
    .orderBy('game')
    .select('game')
    .execute()
  return rows.map(({ game }) => game)
}

export async function insertReminder(db: Reader, { playerId, game, at }: PlayerGame): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('lobby_reminder')
    .values({ player: playerId, game, asked_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteReminder(db: Reader, playerId: Id<'plr'>, game: string): Promise<void> {
  await db.withTables<Tables>().deleteFrom('lobby_reminder').where('player', '=', playerId).where('game', '=', game).execute()
}

/**
 * Takes up to a given number of reminders of these games at a brand: the process that takes a reminder is the only
 * one to notify its player.
 */
export async function takeReminders(
  tx: Tx,
  { brand, games, max }: { brand: string; games: readonly string[]; max: number },
): Promise<{ player: Id<'plr'>; game: string }[]> {
  const { rows } = await sql<{ player: Id<'plr'>; game: string }>`
    delete from lobby_reminder where (player, game) in (
      select reminder.player, reminder.game from lobby_reminder reminder join player on player.id = reminder.player
      where player.brand = ${brand} and reminder.game = any(${games})
      limit ${max} for update of reminder skip locked
    ) returning player, game`.execute(tx)
  return rows
}

export interface CacheKey {
  readonly groupKey: string
  /** Changes with the shape of the payload and with the games. */
  readonly version: string
}

export async function readCachedGames(
  db: Reader,
  { groupKey, version }: CacheKey,
  since: Instant,
): Promise<CachedGamesPayload | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('lobby_cached_games')
    .where('group_key', '=', groupKey)
    .where('version', '=', version)
    .where('made_at', '>', timestamp(since))
    .select('payload')
    .executeTakeFirst()
  return row?.payload
}

export async function writeCachedGames(
  db: Reader,
  cached: CacheKey & { payload: CachedGamesPayload; at: Instant },
): Promise<void> {
  const row = { payload: JSON.stringify(cached.payload) as unknown as CachedGamesPayload, made_at: timestamp(cached.at) }
  await db
    .withTables<Tables>()
    .insertInto('lobby_cached_games')
    .values({ group_key: cached.groupKey, version: cached.version, ...row })
    .onConflict((conflict) => conflict.columns(['group_key', 'version']).doUpdateSet(row))
    .execute()
}
