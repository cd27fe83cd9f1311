import { languageTag } from '#kernel/locale.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import { deviceOf } from '#platform/auth/devices/device.ts'
import { keepState, takeState } from '#platform/auth/one-time/one-time-state.ts'
import { issueToken } from '#platform/auth/one-time/one-time-tokens.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import { listSessions, revokeSessions } from '#platform/auth/sessions.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { chooseAlerts as chooseContract, notMe as notMeContract } from '../contract.ts'
import { fillMail } from '#platform/mail/mail-text.ts'
import { NEW_SIGN_IN } from './mail-texts.ts'
import { hasAlertsByMail, keepAlertChoice } from './store.ts'

const LINK_LASTS_MS = 7 * DAY_MS

/** Mails a sign-in from a new device (ACC-8), with a link to report that it was someone else. */
export const mailSignInAlert: NonNullable<NonNullable<ServerFeature['on']>['player.signed-in']> = async (
  ctx,
  { playerId, payload, at },
  tx,
) => {
  if (!payload.isNewDevice || !(await hasAlertsByMail(tx, playerId))) return
  const player = await readPlayer(tx, playerId)
  const { email, locale } = player
  const session = (await listSessions(tx, playerId, ctx.clock.now())).find(({ id }) => id === payload.sessionId)
  if (!email || !session) return
  const kept = { purpose: 'not-me', payload: { playerId, sessionId: session.id, email }, lifetimeMs: LINK_LASTS_MS } as const
  const token = await keepState(tx, ctx, kept)
  const text = NEW_SIGN_IN[locale]
  const when = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ctx.theme.timeZone,
  }).format(at)
  const values = {
    brand: ctx.theme.name,
    name: displayName(player),
    device: deviceOf(session.userAgent) || text.unknownDevice,
    address: session.address,
    when,
  }
  const action = { label: text.action, path: `${locale === 'en' ? '' : `/${locale}`}/signin/not-me?token=${token}` }
  await queueMail(tx, ctx, { to: email, locale, content: { ...fillMail(text, values), action } })
}

export async function chooseAlerts(
  ctx: PlayerContext,
  { body }: { body: { byMail: boolean } },
): Promise<ReplyOf<typeof chooseContract>> {
  const { playerId, address } = ctx
  await ctx.transaction(async (tx) => {
    await keepAlertChoice(tx, playerId, body.byMail, ctx.clock.now())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'sign-in-alerts-chosen', after: { ...body }, address })
  })
  return { success: true }
}

/** Called by the emailed link: ends that session, and returns a token for choosing a new password. */
export async function notMe(ctx: VisitorContext, { body }: { body: { token: string } }): Promise<ReplyOf<typeof notMeContract>> {
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const told = await takeState(tx, body.token, 'not-me', now)
    if (!told) return { success: false, reasonType: 'link-expired' }
    const player = await readPlayer(tx, told.playerId)
    if (player.email !== told.email || player.brand !== ctx.theme.id) return { success: false, reasonType: 'link-expired' }
    await revokeSessions(tx, player.id, now, { id: told.sessionId })
    const resetToken = await issueToken(tx, ctx.rng, {
      playerId: player.id,
      email: told.email,
      purpose: 'reset-password',
      at: now,
    })
    const actor = { kind: 'player', id: player.id } as const
    const after = { session: told.sessionId }
    await audit(tx, ctx, {
      actor,
      subject: player.id,
      what: 'sign-in-disowned',
      why: 'emailed link',
      after,
      address: ctx.address,
    })
    return { success: true, data: { resetToken } }
  })
}
