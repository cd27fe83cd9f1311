import type { Id } from '#kernel/id.ts'
import type { Avatar, PublicFace } from '#kernel/avatars.ts'
import type { Instant } from '#kernel/time.ts'
import { brokeUnique, type Reader, type Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { nameKey } from './rules.ts'

type Tables = {
  public_face: { player: Id<'plr'>; brand: string; name: string; name_key: string; avatar: Avatar; chosen_at: Instant }
  public_name_barred: { brand: string; name_key: string; barred_at: Instant }
}

/** The faces that these players chose. */
export async function readChosen(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlyMap<Id<'plr'>, PublicFace>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('public_face')
    .where('player', 'in', players)
    .select(['player', 'name', 'avatar'])
    .execute()
  return new Map(rows.map(({ player, name, avatar }) => [player, { name, avatar }]))
}

interface Chosen extends PublicFace {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly at: Instant
}

/** Throws if another player of the brand has the name. */
export async function saveFace(tx: Tx, { player, brand, name, avatar, at }: Chosen): Promise<void> {
  const face = { name, name_key: nameKey(name), avatar, chosen_at: timestamp(at) }
  await tx
    .withTables<Tables>()
    .insertInto('public_face')
    .values({ player, brand, ...face })
    .onConflict((conflict) => conflict.column('player').doUpdateSet(face))
    .execute()
}

/** Whether saving failed because another player has the name. */
export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'public_face_name')

/** The name that the player had chosen, which is now nobody's; undefined if there was none at this brand. */
export async function takeFace(tx: Tx, player: Id<'plr'>, brand: string): Promise<string | undefined> {
  const row = await tx
    .withTables<Tables>()
    .deleteFrom('public_face')
    .where('player', '=', player)
    .where('brand', '=', brand)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

interface Barred {
  readonly brand: string
  readonly name: string
  readonly at: Instant
}

export async function barName(tx: Tx, { brand, name, at }: Barred): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('public_name_barred')
    .values({ brand, name_key: nameKey(name), barred_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isNameBarred(db: Reader, brand: string, name: string): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('public_name_barred')
    .where('brand', '=', brand)
    .where('name_key', '=', nameKey(name))
    .select('brand')
    .executeTakeFirst()
  return row !== undefined
}
