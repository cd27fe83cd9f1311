import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { security } from '../feature.ts'
import { tellOfSignIn } from './alerts.ts'
import { routes } from './routes.ts'

/** How players prove who they are, beyond the password, and how they hear of sign-ins. */
export const securityServer: ServerFeature = {
  id: security.id,
  routes,
  personalTables: [erased('sign_in_alert_choice')],
  personalData: ownRows({ alerts: ['sign_in_alert_choice', 'changed_at', 'by_mail'] }),
  on: { 'player.signed-in': tellOfSignIn },
}
