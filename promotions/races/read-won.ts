import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { type NamingSlices, readShownFaces } from '../boards/name-places.ts'
import type { WonRace } from '../definition.ts'
import type { GrantValue } from '../definition.ts'

/** The names of a run's races that were won since then. */
export async function wonNames(db: Reader, run: string, since: Instant): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from promotion.race where run = ${run} and decided_at is not null and at >= ${new Date(since)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** The last races of a run that were won, newest first, as everyone may see them. */
export async function lastWon(
  db: Reader,
  slices: NamingSlices,
  { run, limit }: { readonly run: string; readonly limit: number },
): Promise<WonRace[]> {
  const { rows } = await sql<{ name: string; player: Id<'plr'>; at: Instant; value: GrantValue }>`
    select name, player, at, prize -> 'value' as value from promotion.race
    where run = ${run} and decided_at is not null order by at desc limit ${limit}`.execute(db)
  const faces = await readShownFaces(db, slices, [...new Set(rows.map(({ player }) => player))])
  return rows.map(({ player, ...won }) => ({ ...won, winner: faces.get(player) ?? null }))
}
