import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { type Player, readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type {} from '#platform/inquiries.ts'
import { AppError } from '#platform/problem.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { addMessage as addContract, getSupport as infoContract, sendTicket as sendContract } from '../contract.ts'
import { support } from '../feature.ts'
import { OPEN_TICKETS_MAX } from '../shared/rules.ts'
import { confirmation, toTeam } from './mails.ts'
import { countOpen, insertMessage, insertTicket, lockTicket, readOwn } from './store.ts'

/** The brand's contact options and this player's questions. */
export async function getSupport(ctx: VisitorContext): Promise<ReplyOf<typeof infoContract>> {
  const { hasChat } = optionsOf(ctx.theme, support)
  const own = ctx.session ? await readOwn(ctx.reader, ctx.session.playerId) : []
  return { success: true, data: { hasChat, tickets: own.map(({ player: _, email: __, askedAt: ___, ...ticket }) => ticket) } }
}

/** Stores a question with its first message, notifies the team and confirms it; a repeated request changes nothing. */
export async function sendTicket(
  ctx: VisitorContext,
  { body }: InputOf<typeof sendContract>,
): Promise<ReplyOf<typeof sendContract>> {
  const { mailTo } = optionsOf(ctx.theme, support)
  return ctx.transaction<ReplyOf<typeof sendContract>>(async (tx) => {
    const player = ctx.session ? await readPlayer(tx, ctx.session.playerId) : null
    const email = body.email ?? player?.email ?? null
    if (!player && !email) return { success: false, reasonType: 'email-missing' }
    const { topic, text } = body
    const asked = { brand: ctx.theme.id, player: player?.id ?? null, email, locale: ctx.locale, topic }
    const { id, isNew } = await insertTicket(tx, { ...asked, id: ctx.newId('tkt'), request: requestOf(ctx) }, ctx.clock.now())
    if (!isNew) return { success: true, data: { id } }
    if (player && (await countOpen(tx, player.id)) > OPEN_TICKETS_MAX)
      throw new AppError('too-many-requests', 'Too many open questions')
    await insertMessage(tx, { ticket: id, author: 'player', text, request: requestOf(ctx) }, ctx.clock.now())
    const who = player ? player.login : (email ?? '')
    if (mailTo) await queueMail(tx, ctx, { to: mailTo, locale: 'en', content: toTeam({ id, topic, who, email, text }) })
    if (email)
      await queueMail(tx, ctx, {
        to: email,
        locale: ctx.locale,
        content: confirmation(ctx.locale, { quoted: isOwnMailbox(player, email) ? text : null, isGuest: !player }),
      })
    return { success: true, data: { id } }
  })
}

/** From another slice: the team answers it like any question, by email. */
export const takeInquiry: NonNullable<ServerFeature['takeInquiry']> = async (ctx, tx, { key, topic, email, text }) => {
  const { theme, locale, session, clock } = ctx
  const asked = { brand: theme.id, player: session?.playerId ?? null, email, locale, topic }
  const { id, isNew } = await insertTicket(tx, { ...asked, id: ctx.newId('tkt'), request: key }, clock.now())
  if (isNew) await insertMessage(tx, { ticket: id, author: 'player', text, request: key }, clock.now())
}

const isOwnMailbox = (player: Player | null, email: string): boolean =>
  player?.emailConfirmedAt != null && player.email?.toLowerCase() === email.toLowerCase()

/** The player continues the conversation; a closed question reopens. */
export async function addMessage(
  ctx: VisitorContext,
  { body: { id, text } }: InputOf<typeof addContract>,
): Promise<ReplyOf<typeof addContract>> {
  const { session } = ctx
  if (!session) throw new AppError('not-signed-in', 'Sign in first.')
  const { mailTo } = optionsOf(ctx.theme, support)
  return ctx.transaction<ReplyOf<typeof addContract>>(async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (ticket?.player !== session.playerId) return { success: false, reasonType: 'unknown-ticket' }
    const message = { ticket: ticket.id, author: 'player' as const, text, request: requestOf(ctx) }
    const isNew = await insertMessage(tx, message, ctx.clock.now())
    const told = { id: ticket.id, topic: ticket.topic, who: session.playerId, email: ticket.email, text }
    if (isNew && mailTo) await queueMail(tx, ctx, { to: mailTo, locale: 'en', content: toTeam(told) })
    return { success: true }
  })
}

/** Two visitors may send the same key, so it is scoped to its visitor. */
const requestOf = ({ session, address, idempotencyKey }: VisitorContext): string =>
  `${session?.playerId ?? address} ${idempotencyKey}`
