import { sql } from 'kysely'
import { type EntriesThere, readEntriesThere } from '../audit-archive/read-audit.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../db/database.ts'

/** One audited action as operators see it. */
export interface HistoryEntry {
  readonly id: bigint
  /** ISO time. */
  readonly at: string
  readonly subject: string
  readonly what: string
  readonly why: string | null
  /** The operator's name, else the kind of actor: `job`, `player`. */
  readonly by: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

interface Asked {
  readonly brand: string
  readonly subjects: readonly string[]
}

const COLUMNS = sql`
  e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.subject, e.what, e.why,
  coalesce(o.name, e.actor_kind) as by, e.before, e.after`

/** The latest actions on these subjects at a brand, newest first, in the table and in the files that can be read. */
export const readHistory = (
  ctx: Pick<Context, 'reader' | 'auditFolder' | 'log'>,
  asked: Asked,
  max: number,
): Promise<EntriesThere<HistoryEntry>> => readEntriesThere<HistoryEntry>(ctx.reader, ctx, { ...asked, max }, COLUMNS)

/**
 * The latest action on each of these subjects at a brand, by subject: lists, features, caps, whose latest action never
 * leaves the table. An id is no such subject.
 */
export async function readLatestActions(db: Reader, { brand, subjects }: Asked): Promise<ReadonlyMap<string, HistoryEntry>> {
  const { rows } = await sql<HistoryEntry>`
    select latest.* from unnest(${[...subjects]}::text[]) as asked (subject) cross join lateral (
      select ${COLUMNS} from audit_event e left join operator o on o.id = e.actor where e.subject = asked.subject and e.brand = ${brand} order by e.id desc limit 1
    ) as latest`.execute(db)
  return new Map(rows.map((row) => [row.subject, row]))
}
