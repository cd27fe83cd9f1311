import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { revokeSessions, SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import { breakStarted } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import type { AbsenceLength, beginAbsence as contract } from '../contract.ts'
import { endOf, isLonger, kindOf } from './rules.ts'
import { keysOf, readExclusionState, toWire } from './exclusion-state.ts'
import { insertChosen, lockChoices } from './store.ts'

const EVENT_KINDS = { break: 'cool-off', exclusion: 'self-exclusion' } as const

/** Takes effect immediately and signs out everywhere (EXC-3). */
export const beginAbsenceWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body }: { body: { length: AbsenceLength } }): Promise<ReplyOf<typeof contract>> => {
    const session = signedIn(ctx)
    const { playerId } = session
    await requireProof({ ...ctx, session, playerId })
    const at = ctx.clock.now()
    const kind = kindOf(body.length)
    const until = endOf(body.length, at)
    const isBegun = await ctx.transaction(async (tx) => {
      await lockChoices(tx, playerId)
      const before = await readExclusionState(ctx, tx, playerId)
      if (!isLonger(until, before)) return false
      await insertChosen(tx, { player: playerId, kind, at, until, keys: await keysOf(ctx, tx, playerId) })
      for (const slice of slices()) await slice.absenceBegins?.(ctx, tx, playerId)
      await emit(tx, breakStarted, { playerId, payload: { kind: EVENT_KINDS[kind], until }, at })
      await revokeSessions(tx, playerId, at, 'all')
      const change = { before: { absence: toWire(before) }, after: { length: body.length, until } }
      const actor = { kind: 'player', id: playerId } as const
      await audit(tx, ctx, { actor, subject: playerId, what: `${kind}-begun`, ...change, address: ctx.address })
      return true
    })
    if (!isBegun) return { success: false, reasonType: 'shorter' }
    ctx.cookies.clear(SESSION_COOKIE)
    return { success: true }
  }
