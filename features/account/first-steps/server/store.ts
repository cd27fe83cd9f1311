import type { Generated } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Part } from '../contract.ts'

type Ended = Generated<Instant | null>
type Tables = { first_steps: { player: Id<'plr'>; since: Instant; tips_ended_at: Ended; checklist_ended_at: Ended } }

const COLUMNS = { tips: 'tips_ended_at', checklist: 'checklist_ended_at' } as const satisfies Readonly<Record<Part, string>>

export async function beginSteps(tx: Tx, player: Id<'plr'>, since: Instant): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('first_steps')
    .values({ player, since: timestamp(since) })
    .execute()
}

/** Undefined for players who are no newcomers. */
export async function readOpenParts(db: Reader, player: Id<'plr'>): Promise<Readonly<Record<Part, boolean>> | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('first_steps')
    .where('player', '=', player)
    .select(['tips_ended_at', 'checklist_ended_at'])
    .executeTakeFirst()
  return row && { tips: row.tips_ended_at === null, checklist: row.checklist_ended_at === null }
}

/** True for the call that ended it. */
export async function endOpenPart(tx: Tx, player: Id<'plr'>, part: Part, at: Instant): Promise<boolean> {
  const column = COLUMNS[part]
  const { numUpdatedRows } = await tx
    .withTables<Tables>()
    .updateTable('first_steps')
    .set({ [column]: timestamp(at) })
    .where('player', '=', player)
    .where(column, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
