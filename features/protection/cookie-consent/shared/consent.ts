/** Items that a browser stores or runs for this site. Ids never change: consent is stored by id. */
export interface CookieItem {
  readonly id: string
  /** The cookie names; none for an item that stores nothing. */
  readonly names: readonly string[]
}

/** Required for the site to work. */
export const NECESSARY: readonly CookieItem[] = [
  { id: 'session', names: ['session', 'half-session', 'closed-account', 'device', 'social-flow', 'social-sign-up'] },
  { id: 'language', names: ['i18n_redirected'] },
  { id: 'person', names: ['captcha-pass'] },
  { id: 'referral', names: ['refcode', 'tracking_id'] },
  { id: 'offer', names: ['presetPackageShown'] },
  { id: 'choice', names: ['cookie_consent', 'cookies_enabled'] },
]

/** Only with consent. */
export const OPTIONAL: readonly CookieItem[] = [{ id: 'usage', names: [] }]

/** Records that a choice was made, and among which items. */
export const CONSENT_COOKIE = 'cookie_consent'
/** The items that are on. */
export const ENABLED_COOKIE = 'cookies_enabled'
const SEPARATOR = '|'

const idsOf = (items: readonly CookieItem[]): readonly string[] => items.map(({ id }) => id)

/** The consent cookie's value after a choice: all ids that were offered. */
export const CONSENT_VALUE = [...idsOf(NECESSARY), ...idsOf(OPTIONAL)].join(SEPARATOR)

/** Valid only for exactly these items: a new item asks again. */
export const isConsentGiven = (stored: string | undefined): boolean => stored === CONSENT_VALUE

export const enabledValue = (optional: readonly string[]): string => [...idsOf(NECESSARY), ...optional].join(SEPARATOR)

/** The optional items that are on: none before a choice. */
export function enabledOptional(consent: string | undefined, enabled: string | undefined): readonly string[] {
  if (!isConsentGiven(consent)) return []
  const on = (enabled ?? '').split(SEPARATOR)
  return idsOf(OPTIONAL).filter((id) => on.includes(id))
}
