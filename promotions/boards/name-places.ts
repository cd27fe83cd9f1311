import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { maskName } from '#kernel/mask-name.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { NamedPlace } from '../definition.ts'
import type { Place } from './places.ts'

type Slices = readonly Pick<ServerFeature, 'hiddenPlayers'>[]

/** Places as everyone may see them. Closed and test accounts and players who hide keep their place, without a name. */
export async function namePlaces(db: Reader, slices: Slices, places: readonly Omit<Place, 'reachedAt'>[]): Promise<NamedPlace[]> {
  const names = await readNames(
    db,
    slices,
    places.map(({ player }) => player),
  )
  return places.map(({ place, player, points }) => ({ place, name: names.get(player) ?? null, points }))
}

/** The masked names of those of these players who may be named. */
export async function readNames(db: Reader, slices: Slices, players: readonly Id<'plr'>[]): Promise<Map<Id<'plr'>, string>> {
  if (players.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'plr'>; login: string }>`
    select id, login from player where id = any(${players}) and not is_test and closed_at is null`.execute(db)
  const hidden = await Promise.all(slices.map(({ hiddenPlayers }) => hiddenPlayers?.(db, players) ?? []))
  const names = new Map(rows.map(({ id, login }) => [id, maskName(login)]))
  for (const player of hidden.flat()) names.delete(player)
  return names
}
