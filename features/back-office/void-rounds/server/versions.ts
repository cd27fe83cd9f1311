import { sql } from 'kysely'
import { defHash } from '#engine/def-hash.ts'
import { playableGames } from '#games/all.ts'
import type { Reader } from '#platform/db/database.ts'

/** The versions of each game's rules: the current one first, then those that were counted before. */
export async function versionsOf(db: Reader): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ game: string; hash: string }>`
    select game, definition_hash as hash from game_return group by 1, 2 order by max(hour) desc`.execute(db)
  const versions = new Map(playableGames.map(({ slug, definition }) => [slug, [defHash(definition)]]))
  for (const { game, hash } of rows) {
    const known = versions.get(game)
    if (known && !known.includes(hash)) known.push(hash)
  }
  return versions
}
