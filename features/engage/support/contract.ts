import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { REPORT_PERIODS } from '#kernel/report-days.ts'
import { TEXT_LENGTH_MAX, TEXT_LENGTH_MIN, TICKET_TOPICS, TOPICS } from './shared/rules.ts'

export const topic = z.enum(TICKET_TOPICS)
export type Topic = z.infer<typeof topic>

const text = z.string().trim().min(TEXT_LENGTH_MIN).max(TEXT_LENGTH_MAX)
const line = z.string().trim().min(1).max(TEXT_LENGTH_MAX)
const ticketId = z.string().max(40)

export const message = z.object({ from: z.enum(['player', 'team']), text: z.string(), at: z.iso.datetime() })

/** Waiting for the team, waiting for the player, or closed. */
const ticketState = z.enum(['open', 'answered', 'closed'])

export const ticket = z.object({
  id: ticketId,
  topic,
  state: ticketState,
  /** In chronological order. */
  messages: z.array(message),
})
export type Ticket = z.infer<typeof ticket>

export const getSupport = route({
  method: 'GET',
  path: '/rest/support/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the brand’s support channels and the player’s tickets, newest first.',
  isUnattended: true,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ hasChat: z.boolean(), tickets: z.array(ticket) }),
  }),
})

export const sendTicket = route({
  method: 'POST',
  path: '/rest/support/tickets/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Creates a ticket, notifies the team, and confirms by email. Guests give an email for the reply.',
  wantsPerson: 'always',
  callsPerMinuteMax: 5,
  body: z.object({ topic: z.enum(TOPICS), text, email: z.email().max(254).optional() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ id: ticketId }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['email-missing']) }),
  ]),
})

export const addMessage = route({
  method: 'POST',
  path: '/rest/support/messages/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Adds a message to one of the signed-in player’s tickets.',
  callsPerMinuteMax: 20,
  body: z.object({ id: ticketId, text: line }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['unknown-ticket']) }),
  ]),
})

export const chatAuth = route({
  method: 'POST',
  path: '/api/chat/auth/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'support' },
  summary: 'Returns a signed chat identity for the player, where the brand has a chat.',
  callsPerMinuteMax: 20,
  body: z.object({ login: z.string().max(254), email: z.string().max(254), appName: z.string().min(1).max(60) }),
  reply: z.object({ token: z.string() }),
})

const deskTicket = ticket.extend({
  /** The player’s login, or the address of a guest. */
  who: z.string(),
  /** Null for a guest. */
  player: z.string().nullable(),
  askedAt: z.iso.datetime(),
})
export type DeskTicket = z.infer<typeof deskTicket>

export const listTickets = route({
  method: 'GET',
  path: '/rest/operator/support/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: lists this brand’s tickets, those waiting for a reply first. Audited.',
  isUnattended: true,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ tickets: z.array(deskTicket) }),
  }),
})

export const findTickets = route({
  method: 'POST',
  path: '/rest/operator/support/find/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: finds tickets by player, email, ticket ID, state, or day of the question, newest first. Audited.',
  body: z.object({
    search: z.string().trim().max(254).default(''),
    state: ticketState.optional(),
    /** The day, month or year of the brand’s calendar so far. */
    period: z.enum(REPORT_PERIODS).optional(),
    /** Without it: days of the brand’s calendar, both included; none for all. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** The last ticket of the page before. */
    before: ticketId.optional(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ tickets: z.array(deskTicket), hasMore: z.boolean() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['period-missing', 'period-wrong']) }),
  ]),
})

export const answerTicket = route({
  method: 'POST',
  path: '/rest/operator/support/answer/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary: 'Operators: replies to a ticket, on the player’s page and by email, or closes it.',
  body: z.object({ id: ticketId, text: line.optional(), isClosed: z.boolean() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['unknown-ticket']) }),
  ]),
})
