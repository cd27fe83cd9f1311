import type { Generated } from 'kysely'
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

/** Actions on one subject, newest first, for the data export. Omits which operator acted. */
export async function readTrail(db: Reader, subject: string, max: number): Promise<unknown[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('audit_event')
    .select(['at', 'actor_kind as by', 'what', 'why', 'before', 'after', 'address'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ at, ...row }) => ({ at: new Date(at).toISOString(), ...row }))
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
