import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerDoor } from '#platform/feature.ts'
import { notifications } from '../feature.ts'
import { isWanted } from './choices.ts'
import { noticesOf } from './notices.ts'
import { routes } from './routes.ts'

/** What players are told while they are away, and which kinds of it they want; the push slice takes it to their devices. */
export const notificationsServer: ServerDoor = ({ slices }) => ({
  id: notifications.id,
  routes,
  on: noticesOf(slices),
  mayNotify: ({ reader }, playerId, what) => isWanted(reader, playerId, what),
  personalTables: [erased('push_choice')],
  personalData: ownRows({ choices: ['push_choice', 'changed_at', 'kind', 'is_on'] }),
})
