import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { TEXT_LENGTH_MAX, TEXT_LENGTH_MIN, TOPICS } from './shared/rules.ts'

export const topic = z.enum(TOPICS)
export type Topic = z.infer<typeof topic>

const text = z.string().trim().min(TEXT_LENGTH_MIN).max(TEXT_LENGTH_MAX)
const line = z.string().trim().min(1).max(TEXT_LENGTH_MAX)
const ticketId = z.string().max(40)

export const message = z.object({ from: z.enum(['player', 'team']), text: z.string(), at: z.iso.datetime() })

export const ticket = z.object({
  id: ticketId,
  topic,
  /** The team's turn, the player's, or nobody's any more. */
  state: z.enum(['open', 'answered', 'closed']),
  /** In the order in which they were written. */
  messages: z.array(message),
})
export type Ticket = z.infer<typeof ticket>

export const getSupport = route({
  method: 'GET',
  path: '/rest/support/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'How this brand can be asked, and what this player asked before, the latest first.',
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
  summary: 'Keeps a question, tells the team and confirms it by mail; guests say where the answer goes.',
  wantsPerson: 'always',
  callsPerMinuteMax: 5,
  body: z.object({ topic, text, email: z.email().max(254).optional() }),
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
  summary: 'The signed-in player goes on with a question of their own.',
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
  summary: 'A signed name card of the player for the chat of a brand that has one; for nobody but the player.',
  callsPerMinuteMax: 20,
  body: z.object({ login: z.string().max(254), email: z.string().max(254), appName: z.string().min(1).max(60) }),
  reply: z.object({ token: z.string() }),
})

export const listTickets = route({
  method: 'GET',
  path: '/rest/operator/support/',
  effect: 'read',
  actor: 'visitor',
  summary: 'For operators: the questions of this brand, those that wait for an answer first.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ tickets: z.array(ticket.extend({ who: z.string() })) }),
  }),
})

export const answerTicket = route({
  method: 'POST',
  path: '/rest/operator/support/answer/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: answers a question, which goes to the page of the player and by mail, or closes it.',
  body: z.object({ id: ticketId, text: line.optional(), isClosed: z.boolean() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['unknown-ticket']) }),
  ]),
})
