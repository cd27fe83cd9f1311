import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { enableSecondFactor } from './enable-second-factor.ts'
import { getSecurity } from './get-security.ts'
import { giveCode } from './give-code.ts'
import { prove } from './prove.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

export const routes = (slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.getSecurity, getSecurity(slices)),
  bind(contract.beginSecondFactor, beginSecondFactor),
  bind(contract.enableSecondFactor, enableSecondFactor),
  bind(contract.disableSecondFactor, disableSecondFactor),
  bind(contract.renewRecoveryCodes, renewRecoveryCodes),
  bind(contract.giveCode, giveCode),
  bind(contract.prove, prove),
]
