import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { signInAlerts } from '../feature.ts'
import { chooseAlerts, notMe, tellOfSignIn } from './alerts.ts'
import { hasAlertsByMail } from './store.ts'

/** How players hear of sign-ins, and what they do about one that was somebody else's. */
export const signInAlertsServer: ServerFeature = {
  id: signInAlerts.id,
  routes: [bind(contract.chooseAlerts, chooseAlerts), bind(contract.notMe, notMe)],
  security: async ({ reader, playerId }) => ({ hasAlertsByMail: await hasAlertsByMail(reader, playerId) }),
  personalTables: [erased('sign_in_alert_choice')],
  personalData: ownRows({ alerts: ['sign_in_alert_choice', 'changed_at', 'by_mail'] }),
  on: { 'player.signed-in': tellOfSignIn },
}
