import { SetupError } from '../setup-error.ts'

/** CAPTCHA settings. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'proof-of-work'; readonly cost: number }
  | { readonly kind: 'vendor'; readonly vendor: CaptchaVendor }
  /** A built-in sandbox in place of a vendor, for trials. */
  | { readonly kind: 'sandbox' }

/** An external service: its page challenges the visitor, its server verifies the answer. */
export interface CaptchaVendor {
  /** Its page, shown in an iframe; gets `?sitekey=` and posts `{ captcha: <answer> }` to its parent. */
  readonly widgetUrl: string
  /** Takes `secret`, `response` and `remoteip` as form fields and replies `{ success }`. */
  readonly verifyUrl: string
  readonly siteKey: string
  readonly secret: string
}

/**
 * Iterations per attempt. A solution takes 512 attempts on average: four million iterations, about a second on one
 * server core, and one to two seconds on four cores of an older phone.
 */
const COST_DEFAULT = 8_000

export const CAPTCHA_DEFAULTS: CaptchaConfig = { kind: 'off' }

export interface CaptchaSettings {
  readonly MODE: 'development' | 'production'
  readonly CAPTCHA?: 'off' | 'proof-of-work' | 'vendor' | undefined
  readonly CAPTCHA_WIDGET_URL?: string | undefined
  readonly CAPTCHA_VERIFY_URL?: string | undefined
  readonly CAPTCHA_SITE_KEY?: string | undefined
  readonly CAPTCHA_SECRET?: string | undefined
}

/** Throws a SetupError if a vendor is only partly configured. */
export function readCaptcha(settings: CaptchaSettings): CaptchaConfig {
  const kind = settings.CAPTCHA ?? (settings.MODE === 'production' ? 'proof-of-work' : 'off')
  if (kind === 'off') return { kind }
  if (kind === 'proof-of-work') return { kind, cost: COST_DEFAULT }
  const { CAPTCHA_WIDGET_URL: widgetUrl, CAPTCHA_VERIFY_URL: verifyUrl } = settings
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = settings
  if (widgetUrl && verifyUrl && siteKey && secret) return { kind, vendor: { widgetUrl, verifyUrl, siteKey, secret } }
  const isNamed = [widgetUrl, verifyUrl, siteKey, secret].some(Boolean)
  if (settings.MODE === 'development' && !isNamed) return { kind: 'sandbox' }
  throw new SetupError('CAPTCHA=vendor needs CAPTCHA_WIDGET_URL, CAPTCHA_VERIFY_URL, CAPTCHA_SITE_KEY and CAPTCHA_SECRET.')
}
