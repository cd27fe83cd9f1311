import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Tx } from '#platform/db/database.ts'
import { reportDaysOf } from '#kernel/report-days.ts'
import { calendarDayOf, DAY_MS, endOfDay, SECOND_MS, startOfDay } from '#kernel/time.ts'
import { notificationWanted } from '#platform/events/index.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type {
  answerTicket as answerContract,
  DeskTicket,
  findTickets as findContract,
  listTickets as listContract,
} from '../contract.ts'
import { emit } from '#platform/outbox/index.ts'
import { answerMail, ANSWERED } from './mails.ts'
import { insertMessage, lockTicket, readFound, readWaiting, setState, type Told } from './store.ts'

/** The support queue of this brand. */
export async function listTickets(ctx: OperatorContext): Promise<ReplyOf<typeof listContract>> {
  return ctx.show<ReplyOf<typeof listContract>>('support-tickets', async (tx) => {
    const tickets = await toDesk(tx, await readWaiting(tx, ctx.theme.id))
    return { seen: tickets.map(({ id }) => id), value: { success: true, data: { tickets } } }
  })
}

const PAGE = 20

/** Questions in any state by what an operator has in hand. */
export async function findTickets(
  ctx: OperatorContext,
  { body: { search, state, before, ...period } }: InputOf<typeof findContract>,
): Promise<ReplyOf<typeof findContract>> {
  const { id: brand, timeZone: zone } = ctx.theme
  const days = reportDaysOf(period, calendarDayOf(ctx.clock.now(), zone))
  if (!days && (period.from || period.to)) return { success: false, reasonType: 'period-missing' }
  if (days && days.to < days.from) return { success: false, reasonType: 'period-wrong' }
  const between = days && { from: startOfDay(days.from, zone), to: endOfDay(days.to, zone) }
  return ctx.show<ReplyOf<typeof findContract>>('support-found', async (tx) => {
    const rows = await readFound(tx, { brand, search, state, between, before, limit: PAGE + 1 })
    const tickets = await toDesk(tx, rows.slice(0, PAGE))
    return { seen: tickets.map(({ id }) => id), value: { success: true, data: { tickets, hasMore: rows.length > PAGE } } }
  })
}

async function toDesk(tx: Tx, rows: readonly Told[]): Promise<DeskTicket[]> {
  const tickets: DeskTicket[] = []
  for (const { email, ...ticket } of rows)
    tickets.push({ ...ticket, who: ticket.player ? (await readPlayer(tx, ticket.player)).login : (email ?? '') })
  return tickets
}

/** Answers, closes, or both; the answer is also mailed where there is an address. */
export async function answerTicket(
  ctx: OperatorContext,
  { body: { id, text, isClosed } }: InputOf<typeof answerContract>,
): Promise<ReplyOf<typeof answerContract>> {
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
    if (isAnswered && ticket.player) await tellPlayer(tx, ticket.player, `support:${ticket.id}:${now}`)
    const isChanged = isAnswered || (isClosed && ticket.state !== 'closed')
    const audit = {
      subject: `support ${ticket.id}`,
      what: isAnswered ? 'ticket-answered' : 'ticket-closed',
      before: { state: ticket.state },
      // The text is stored in the conversation, which erasure takes the person out of; the audit trail stays as it is.
      after: { state: isClosed ? 'closed' : 'answered' },
    }
    return { audit: isChanged ? audit : null, value: { success: true } }
  })
}

/** In the inbox, and on the devices of a player who has left. */
const tellPlayer = (tx: Tx, playerId: Id<'plr'>, key: string) =>
  emit(tx, notificationWanted, {
    playerId,
    payload: {
      ...ANSWERED,
      key,
      kind: 'support',
      url: '/support',
      ttlSeconds: (3 * DAY_MS) / SECOND_MS,
      urgency: 'normal',
      isPromotional: false,
      isForAbsent: true,
    },
  })
