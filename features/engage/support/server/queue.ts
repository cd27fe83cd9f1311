import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { asOperator } from '#platform/auth/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { answerTicket as answerContract, listTickets as listContract } from '../contract.ts'
import { answerMail } from './mails.ts'
import { insertMessage, lockTicket, readWaiting, setState } from './store.ts'

/** What the team of this brand has to answer. */
export async function listTickets(visit: VisitorContext): Promise<ReplyOf<typeof listContract>> {
  const { reader, theme } = await asOperator(visit, 'players-read')
  const waiting = await readWaiting(reader, theme.id)
  const tickets = await Promise.all(
    waiting.map(async ({ player, email, ...ticket }) => ({
      ...ticket,
      who: player ? (await readPlayer(reader, player)).login : (email ?? ''),
    })),
  )
  return { success: true, data: { tickets } }
}

/** Answers, closes, or both; the answer goes by mail too, where there is an address. */
export async function answerTicket(
  visit: VisitorContext,
  { body: { id, text, isClosed } }: InputOf<typeof answerContract>,
): Promise<ReplyOf<typeof answerContract>> {
  const ctx = await asOperator(visit, 'players-decide')
  return ctx.change<ReplyOf<typeof answerContract>>(async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (ticket?.brand !== ctx.theme.id) return { audit: null, value: { success: false, reasonType: 'unknown-ticket' } }
    const now = ctx.clock.now()
    const message = text && {
      ticket: ticket.id,
      author: 'team' as const,
      text,
      request: `${ctx.operator.name} ${ctx.idempotencyKey}`,
    }
    const isAnswered = message ? await insertMessage(tx, message, now) : false
    if (isClosed) await setState(tx, ticket.id, 'closed', now)
    if (text && isAnswered && ticket.email) {
      const content = answerMail(ticket.locale, { text, isGuest: ticket.player === null })
      await queueMail(tx, ctx, { to: ticket.email, locale: ticket.locale, content })
    }
    const isChanged = isAnswered || (isClosed && ticket.state !== 'closed')
    const audit = {
      subject: `support ${ticket.id}`,
      what: isAnswered ? 'ticket-answered' : 'ticket-closed',
      before: { state: ticket.state },
      // The words stand in the conversation, which goes with its player; the trail stays.
      after: { state: isClosed ? 'closed' : 'answered' },
    }
    return { audit: isChanged ? audit : null, value: { success: true } }
  })
}
