import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { listSessions as readSessions, revokeSessions as revoke } from '#platform/auth/sessions.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { listSessions as listContract, revokeSessions as revokeContract } from '../contract.ts'
import { placeOf } from '#platform/auth/devices/sign-in-place.ts'

/** The player's active sessions. */
export async function listSessions(ctx: PlayerContext): Promise<ReplyOf<typeof listContract>> {
  const records = await readSessions(ctx.reader, ctx.playerId, ctx.clock.now())
  const sessions = records.map((record) => ({
    ...placeOf(record),
    id: record.id,
    lastActiveAt: new Date(record.lastActiveAt).toISOString(),
    isCurrent: record.id === ctx.session.id,
  }))
  return { success: true, data: { sessions } }
}

/** Ends one session by its id, or all others. Another player's id ends nothing. */
export async function revokeSessions(
  ctx: PlayerContext,
  { body }: { body: { id: string } | { all: 'others' } },
): Promise<ReplyOf<typeof revokeContract>> {
  const which = 'id' in body ? { id: body.id } : { except: ctx.session.id }
  const revoked = await ctx.transaction(async (tx) => {
    const count = await revoke(tx, ctx.playerId, ctx.clock.now(), which)
    const actor = { kind: 'player', id: ctx.playerId } as const
    await audit(tx, ctx, { actor, subject: ctx.playerId, what: 'sessions-revoked', after: { count }, address: ctx.address })
    return count
  })
  return { success: true, data: { revoked } }
}
