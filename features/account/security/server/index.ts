import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { chooseAlerts, mailSignInAlert, notMe } from './alerts.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { enableSecondFactor } from './enable-second-factor.ts'
import { getSecurity } from './get-security.ts'
import { giveCode } from './give-code.ts'
import { prove } from './prove.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

/** The second factor, recovery codes, proofs of identity and sign-in alerts. */
export const securityServer: ServerFeature = {
  id: 'security',
  routes: [
    bind(contract.getSecurity, getSecurity),
    bind(contract.beginSecondFactor, beginSecondFactor),
    bind(contract.enableSecondFactor, enableSecondFactor),
    bind(contract.disableSecondFactor, disableSecondFactor),
    bind(contract.renewRecoveryCodes, renewRecoveryCodes),
    bind(contract.giveCode, giveCode),
    bind(contract.prove, prove),
    bind(contract.chooseAlerts, chooseAlerts),
    bind(contract.notMe, notMe),
  ],
  personalTables: [erased('sign_in_alert_choice')],
  personalData: ownRows({ alerts: ['sign_in_alert_choice', 'changed_at', 'by_mail'] }),
  on: { 'player.signed-in': mailSignInAlert },
}
