import { audit } from '#platform/audit/index.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Newcomer } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { versionsInForce } from './documents.ts'
import { termsIdOf } from './rules.ts'
import { writeLog } from './store.ts'

/** Records that documents were shown; those not in force are ignored. */
export async function logShown(ctx: VisitorContext, { body: { ids } }: { body: { ids: string[] } }): Promise<{ success: true }> {
  const { session, clock, locale, address } = ctx
  if (!session) throw new AppError('not-signed-in', 'Sign in first.')
  const entry = { playerId: session.playerId, ids: inForce(ctx, ids), at: clock.now(), locale, address }
  await ctx.transaction((tx) => writeLog(tx, { ...entry, kind: 'shown' }))
  return { success: true }
}

/** Of documents in force, the account's first log: the form was sent with its box for them checked (ACC-11). */
export async function acceptAtSignUp(
  ctx: VisitorContext,
  tx: Tx,
  { playerId, termsIds }: Pick<Newcomer, 'playerId' | 'termsIds'>,
): Promise<void> {
  const { clock, locale, address } = ctx
  const ids = inForce(ctx, termsIds)
  if (ids.length === 0) return
  const entry = { playerId, ids, at: clock.now(), locale, address }
  await writeLog(tx, { ...entry, kind: 'shown' })
  await writeLog(tx, { ...entry, kind: 'confirmed' })
  const actor = { kind: 'player', id: playerId } as const
  await audit(tx, ctx, { actor, subject: playerId, what: 'terms-confirmed', after: { ids }, address })
}

/** The demo player has accepted what is in force when the site starts for the first time. */
export async function acceptInDemo(ctx: Context, tx: Tx, playerId: Id<'plr'>): Promise<void> {
  const at = ctx.clock.now()
  const today = calendarDayOf(at, ctx.theme.timeZone)
  const ids = versionsInForce({ content: ctx.content, today }).map(termsIdOf)
  for (const kind of ['shown', 'confirmed'] as const)
    await writeLog(tx, { playerId, ids, kind, at, locale: 'en', address: '127.0.0.1' })
}

function inForce(ctx: VisitorContext, termsIds: readonly string[]): string[] {
  const valid = new Set(versionsInForce(ctx).map(termsIdOf))
  return [...new Set(termsIds)].filter((id) => valid.has(id))
}
