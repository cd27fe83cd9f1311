import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { providerOf } from './provider.ts'
import { answerCaptcha, getChallenge, requirePerson } from './require-person.ts'

export { type SandboxVendor, startSandboxVendor } from './sandbox-vendor.ts'

const NOTHING_ASKED: contract.CaptchaFacts = { isEnabled: false, key: '', url: '' }

/** Protects calls against automated requests. */
export const captchaServer = ({ captcha: config }: Pick<SiteServices, 'captcha'>): ServerFeature => {
  const provider = providerOf(config)
  const part = () => Promise.resolve({ captcha: provider?.facts ?? NOTHING_ASKED })
  return {
    id: 'captcha',
    routes: [bind(contract.getChallenge, getChallenge(provider)), bind(contract.answerCaptcha, answerCaptcha(provider))],
    init: part,
    profile: part,
    frameOrigins: () => provider?.frameOrigins ?? [],
    ...(provider ? { person: requirePerson() } : {}),
  }
}
