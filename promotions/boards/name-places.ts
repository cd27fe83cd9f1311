import { sql } from 'kysely'
import type { PublicFace } from '#kernel/avatars.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readFaces } from '#platform/public-faces.ts'
import type { NamedPlace } from '../definition.ts'
import type { Place } from './places.ts'

export type NamingSlices = readonly Pick<ServerFeature, 'hiddenPlayers' | 'publicFaces'>[]

/** Places as everyone may see them. Closed and test accounts and players who hide keep their place, without a face. */
export async function namePlaces(
  db: Reader,
  slices: NamingSlices,
  places: readonly Omit<Place, 'reachedAt'>[],
): Promise<NamedPlace[]> {
  const faces = await readShownFaces(
    db,
    slices,
    places.map(({ player }) => player),
  )
  return places.map(({ place, player, points }) => {
    const { name = null, avatar = null } = faces.get(player) ?? {}
    return { place, name, avatar, points }
  })
}

/** The public names and avatars of those of these players who may be named. */
export async function readShownFaces(
  db: Reader,
  slices: NamingSlices,
  players: readonly Id<'plr'>[],
): Promise<Map<Id<'plr'>, PublicFace>> {
  if (players.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select id from player where id = any(${players}) and not is_test and closed_at is null`.execute(db)
  const hidden = new Set((await Promise.all(slices.map(({ hiddenPlayers }) => hiddenPlayers?.(db, players) ?? []))).flat())
  const shown = rows.map(({ id }) => id).filter((id) => !hidden.has(id))
  const faceOf = await readFaces(db, slices, shown)
  return new Map(shown.map((id) => [id, faceOf(id)]))
}
