import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import { notifications } from '../feature.ts'
import { isWanted, choose, getChoices } from './choices.ts'
import { noticesOf, wantsGrant } from './notices.ts'
import * as contract from '../contract.ts'

/** Notifications for absent players, and the kinds they want; the push slice delivers them to devices. */
export const notificationsServer: ServerEntry = ({ slices }) => ({
  id: notifications.id,
  routes: [bind(contract.getChoices, getChoices), bind(contract.choose, choose)],
  on: noticesOf(slices),
  wants: { 'grant.given': wantsGrant },
  mayNotify: ({ reader }, playerId, what) => isWanted(reader, playerId, what),
  personalTables: [erased('push_choice')],
  personalData: ownRows({ choices: ['push_choice', 'changed_at', 'kind', 'is_on'] }),
})
