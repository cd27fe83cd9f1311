import { type Generated, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { UnreadFile } from '#kernel/unread-file.ts'
import { readEntries, readEntriesThere } from '#platform/audit-archive/read-audit.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

export interface AuditEvent {
  readonly actor: { readonly kind: 'player' | 'operator' | 'job' | 'visitor'; readonly id?: string }
  /** The subject of the action: `plr_…`. */
  readonly subject: string
  /** In the past tense: `password-reset`, `account-locked`. */
  readonly what: string
  readonly why?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly address?: string
}

type Tables = {
  audit_event: {
    id: Generated<bigint>
    at: Date
    brand: string
    actor_kind: AuditEvent['actor']['kind']
    actor: string | null
    subject: string
    what: string
    why: string | null
    before: string | null
    after: string | null
    address: string | null
  }
}

/** The subject, how many of the newest actions, and of which kind; of every kind if absent. */
interface TrailAsked {
  readonly subject: string
  readonly max: number
  readonly what?: string
}

const TRAIL_COLUMNS = sql`e.id, e.at, e.actor_kind as by, e.what, e.why, e.before, e.after, e.address`

interface TrailRow {
  readonly id: bigint
  readonly at: Instant
}

const toAction = ({ id: _, at, ...row }: TrailRow) => ({ at: new Date(at).toISOString(), ...row })

/** Actions on one subject, newest first, in the table and in files, for the data export. Omits which operator acted. */
export async function readTrail(
  db: Reader,
  { auditFolder }: Pick<Context, 'auditFolder'>,
  { subject, ...asked }: TrailAsked,
): Promise<unknown[]> {
  return (await readEntries<TrailRow>(db, auditFolder, { ...asked, subjects: [subject] }, TRAIL_COLUMNS)).map(toAction)
}

/** The same without those in files that cannot be read, and the names of these files. */
export async function readTrailThere(
  db: Reader,
  ctx: Pick<Context, 'auditFolder' | 'log'>,
  { subject, ...asked }: TrailAsked,
): Promise<{ readonly trail: unknown[]; readonly unreadFiles: UnreadFile[] }> {
  const { rows, unreadFiles } = await readEntriesThere<TrailRow>(db, ctx, { ...asked, subjects: [subject] }, TRAIL_COLUMNS)
  return { trail: rows.map(toAction), unreadFiles }
}

/** Records actor, action, subject and reason. Rows are never changed or removed (LOG-2, LOG-3). */
export async function audit(tx: Tx, ctx: Pick<Context, 'clock' | 'theme'>, event: AuditEvent): Promise<void> {
  const { actor, subject, what, why, before, after, address } = event
  await tx
    .withTables<Tables>()
    .insertInto('audit_event')
    .values({
      at: new Date(ctx.clock.now()),
      brand: ctx.theme.id,
      actor_kind: actor.kind,
      actor: actor.id ?? null,
      subject,
      what,
      why: why ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      address: address ?? null,
    })
    .execute()
}
