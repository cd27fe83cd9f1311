import { sql } from 'kysely'
import type { InputOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { CaseFile, noteContact } from '../contract.ts'

type Noted = InputOf<typeof noteContact>['body']

interface Contact extends Noted {
  readonly careCase: number
  readonly player: Id<'plr'>
  readonly by: Id<'opr'>
  readonly at: Instant
}

/** `known` if the same was noted before, `taken` if its key has noted something else. */
export async function insertContact(tx: Tx, contact: Contact): Promise<'noted' | 'known' | 'taken'> {
  const { careCase, player, key, at, by, channel, why, what, reaction, answered } = contact
  const { numAffectedRows } = await sql`
    insert into care_contact (care_case, player, key, at, by, channel, why, what, reaction, answered)
    values (${careCase}, ${player}, ${key}, ${timestamp(at)}, ${by}, ${channel}, ${why}, ${what}, ${reaction}, ${answered})
    on conflict (key) do nothing`.execute(tx)
  if (numAffectedRows === 1n) return 'noted'
  const { rows } = await sql`
    select from care_contact where key = ${key} and care_case = ${careCase} and by = ${by} and channel = ${channel}
      and why = ${why} and what = ${what} and reaction = ${reaction} and answered = ${answered}`.execute(tx)
  return rows.length > 0 ? 'known' : 'taken'
}

interface LogRow extends Omit<CaseFile['log'][number], 'at'> {
  readonly at: Instant
}

export async function readLog(db: Reader, careCase: number): Promise<CaseFile['log']> {
  const { rows } = await sql<LogRow>`
    select k.at, coalesce(o.name, k.by) as by, k.channel, k.why, k.what, k.reaction, k.answered
    from care_contact k left join operator o on o.id = k.by where k.care_case = ${careCase} order by k.id desc`.execute(db)
  return rows.map(({ at, ...row }) => ({ at: new Date(at).toISOString(), ...row }))
}
