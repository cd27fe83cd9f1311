import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { HAS_PUSHES } from './due-pushes.ts'

export interface Due {
  readonly hasGrants: boolean
  readonly hasPushes: boolean
}

/** Whether anything is to be paid or pushed: one statement, where most rounds of a busy site leave nothing. */
export async function readDue(db: Reader, at: Instant): Promise<Due> {
  const { rows } = await sql<Due>`
    select promotion.has_due_grants(${new Date(at)}) as "hasGrants", ${HAS_PUSHES} as "hasPushes"`.execute(db)
  return rows[0]!
}
