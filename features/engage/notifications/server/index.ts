import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import { notifications } from '../feature.ts'
import { isWanted, choose, getChoices } from './choices.ts'
import { forgetExpired } from './inbox-store.ts'
import { getInboxWith, inboxListeners, readMessage, unreadOf } from './inbox.ts'
import { noticesOf, wantsGrant } from './notices.ts'
import * as contract from '../contract.ts'

/** Notifications, the kinds a player wants, and the inbox that lists them; the push slice delivers them to devices. */
export const notificationsServer: ServerEntry = ({ slices }) => ({
  id: notifications.id,
  routes: [
    bind(contract.getChoices, getChoices),
    bind(contract.choose, choose),
    bind(contract.getInbox, getInboxWith(slices)),
    bind(contract.readMessage, readMessage),
  ],
  profile: async (ctx) => ({ inbox: { unread: await unreadOf(ctx, slices()) } }),
  on: { ...noticesOf(slices), ...inboxListeners },
  wants: { 'grant.given': wantsGrant },
  mayNotify: ({ reader }, playerId, what) => isWanted(reader, playerId, what),
  personalTables: [erased('push_choice'), erased('inbox_message')],
  personalData: ownRows({
    choices: ['push_choice', 'changed_at', 'kind', 'is_on'],
    messages: ['inbox_message', 'due_at', 'kind', 'title', 'body', 'read_at'],
  }),
  jobs: [
    {
      name: 'forget-messages',
      schedule: '47 4 * * *',
      run: (ctx) => ctx.transaction((tx) => forgetExpired(tx, ctx.clock.now())),
    },
  ],
})
