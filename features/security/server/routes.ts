import { bind, type BoundRoute } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { addPasskey } from './add-passkey.ts'
import { chooseAlerts, notMe } from './alerts.ts'
import { beginPasskey } from './begin-passkey.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { enableSecondFactor } from './enable-second-factor.ts'
import { getSecurity } from './get-security.ts'
import { giveCode } from './give-code.ts'
import { prove } from './prove.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { askPasskey, proveByPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

export const routes: readonly BoundRoute[] = [
  bind(contract.getSecurity, getSecurity),
  bind(contract.beginSecondFactor, beginSecondFactor),
  bind(contract.enableSecondFactor, enableSecondFactor),
  bind(contract.disableSecondFactor, disableSecondFactor),
  bind(contract.renewRecoveryCodes, renewRecoveryCodes),
  bind(contract.giveCode, giveCode),
  bind(contract.prove, prove),
  bind(contract.beginPasskey, beginPasskey),
  bind(contract.addPasskey, addPasskey),
  bind(contract.removePasskey, removePasskey),
  bind(contract.askPasskey, askPasskey),
  bind(contract.signInByPasskey, signInByPasskey),
  bind(contract.proveByPasskey, proveByPasskey),
  bind(contract.chooseAlerts, chooseAlerts),
  bind(contract.notMe, notMe),
]
