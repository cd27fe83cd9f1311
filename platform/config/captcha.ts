import { SetupError } from '../setup-error.ts'

/** How machines are kept out. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'proof-of-work'; readonly cost: number }
  | { readonly kind: 'vendor'; readonly vendor: CaptchaVendor }
  /** A vendor of its own stands in, for trying. */
  | { readonly kind: 'sandbox' }

/** A service elsewhere: its page asks the visitor, its server says whether the answer is good. */
export interface CaptchaVendor {
  /** Its page, shown in a frame; gets `?sitekey=` and posts `{ captcha: <answer> }` to its parent. */
  readonly widgetUrl: string
  /** Takes `secret`, `response` and `remoteip` as a form, and answers `{ success }`. */
  readonly verifyUrl: string
  readonly siteKey: string
  readonly secret: string
}

/** Iterations of one try; a solution takes about 128 tries, about a second on a phone of some years ago. */
const COST_DEFAULT = 1_000

export const CAPTCHA_DEFAULTS: CaptchaConfig = { kind: 'off' }

export interface CaptchaSettings {
  readonly MODE: 'development' | 'production'
  readonly CAPTCHA?: 'off' | 'proof-of-work' | 'vendor' | undefined
  readonly CAPTCHA_WIDGET_URL?: string | undefined
  readonly CAPTCHA_VERIFY_URL?: string | undefined
  readonly CAPTCHA_SITE_KEY?: string | undefined
  readonly CAPTCHA_SECRET?: string | undefined
}

/** Throws a SetupError where a vendor is named in part. */
export function readCaptcha(settings: CaptchaSettings): CaptchaConfig {
  const kind = settings.CAPTCHA ?? (settings.MODE === 'production' ? 'proof-of-work' : 'off')
  if (kind === 'off') return { kind }
  if (kind === 'proof-of-work') return { kind, cost: COST_DEFAULT }
  const { CAPTCHA_WIDGET_URL: widgetUrl, CAPTCHA_VERIFY_URL: verifyUrl } = settings
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = settings
  if (widgetUrl && verifyUrl && siteKey && secret) return { kind, vendor: { widgetUrl, verifyUrl, siteKey, secret } }
  const isNamed = [widgetUrl, verifyUrl, siteKey, secret].some(Boolean)
  if (settings.MODE === 'development' && !isNamed) return { kind: 'sandbox' }
  throw new SetupError('CAPTCHA=vendor wants CAPTCHA_WIDGET_URL, CAPTCHA_VERIFY_URL, CAPTCHA_SITE_KEY and CAPTCHA_SECRET.')
}
