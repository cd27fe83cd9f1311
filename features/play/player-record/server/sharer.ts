import type { PublicFace } from '#kernel/avatars.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readFaces } from '#platform/public-faces.ts'
import '#promotions/index.ts'

/** How the player is shown beside a shared win; undefined for a player who asked not to be named. */
export async function sharerOf(db: Reader, slices: readonly ServerFeature[], player: Id<'plr'>): Promise<PublicFace | undefined> {
  const hidden = await Promise.all(slices.map(({ hiddenPlayers }) => hiddenPlayers?.(db, [player]) ?? []))
  return hidden.flat().length > 0 ? undefined : (await readFaces(db, slices, [player]))(player)
}
