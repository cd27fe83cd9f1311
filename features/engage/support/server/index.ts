import { kept } from '#kernel/personal-table.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { support } from '../feature.ts'
import { chatAuthWith, ownChat } from './chat.ts'
import { answerTicket, findTickets, listTickets } from './queue.ts'
import { keepWithoutPerson } from './keep-questions.ts'
import { countUnanswered, readOwn } from './store.ts'
import { addMessage, getSupport, sendTicket, takeInquiry } from './tickets.ts'

/** Questions and their answers. */
export const supportServer: ServerFeature = {
  id: support.id,
  routes: [
    bind(contract.getSupport, getSupport),
    bind(contract.sendTicket, sendTicket),
    bind(contract.addMessage, addMessage),
    bind(contract.chatAuth, chatAuthWith(ownChat)),
    bind(contract.listTickets, listTickets),
    bind(contract.findTickets, findTickets),
    bind(contract.answerTicket, answerTicket),
  ],
  takeInquiry,
  queue: { path: '/operator/support', countWaiting: ({ reader, theme }) => countUnanswered(reader, theme.id) },
  // Complaints stay on record for five years (STAFF-4).
  personalTables: [kept('support_ticket', 'complaints', { emptied: { email: null } })],
  erase: (_ctx, tx, player) => keepWithoutPerson(tx, player),
  personalData: async ({ reader }, playerId) => ({ questions: await readOwn(reader, playerId) }),
}
