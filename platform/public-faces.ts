import type { Id } from '#kernel/id.ts'
import type { PublicFace } from '#kernel/avatars.ts'
import { generatedFace } from '#kernel/public-face.ts'
import type { Reader } from './db/database.ts'
import type { ServerFeature } from './feature.ts'

declare module './feature.ts' {
  interface ServerFeature {
    /** The names and avatars that these players chose; one slice answers. */
    readonly publicFaces?: (db: Reader, players: readonly Id<'plr'>[]) => Promise<ReadonlyMap<Id<'plr'>, PublicFace>>
  }
}

type Slices = readonly Pick<ServerFeature, 'publicFaces'>[]

/** The face that each of these players chose, or the generated one. */
export async function readFaces(
  db: Reader,
  slices: Slices,
  players: readonly Id<'plr'>[],
): Promise<(player: Id<'plr'>) => PublicFace> {
  const chosen = players.length > 0 ? await slices.find((slice) => slice.publicFaces)?.publicFaces?.(db, players) : undefined
  return (player) => chosen?.get(player) ?? generatedFace(player)
}
