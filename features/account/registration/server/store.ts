import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Tables = { open_registration: { player: Id<'plr'>; since: Instant } }

export async function openRegistration(tx: Tx, player: Id<'plr'>, since: Instant): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('open_registration')
    .values({ player, since: timestamp(since) })
    .execute()
}

export async function isRegistrationOpen(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('open_registration')
    .where('player', '=', player)
    .select('player')
    .executeTakeFirst()
  return row !== undefined
}

export async function endRegistration(tx: Tx, player: Id<'plr'>): Promise<void> {
  await tx.withTables<Tables>().deleteFrom('open_registration').where('player', '=', player).execute()
}
