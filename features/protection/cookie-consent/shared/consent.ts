/** What a browser keeps for this site, or does for it. Ids never change: what was agreed to is kept by them. */
export interface CookieItem {
  readonly id: string
  /** The cookies themselves; none where something is only done, not kept. */
  readonly names: readonly string[]
}

/** Without these the site does not work. */
export const NECESSARY: readonly CookieItem[] = [
  { id: 'session', names: ['session', 'half-session', 'closed-account', 'device', 'social-flow', 'social-sign-up'] },
  { id: 'language', names: ['i18n_redirected'] },
  { id: 'person', names: ['captcha-pass'] },
  { id: 'referral', names: ['refcode', 'tracking_id'] },
  { id: 'offer', names: ['presetPackageShown'] },
  { id: 'choice', names: ['cookie_consent', 'cookies_enabled'] },
]

/** Only where somebody agreed. */
export const OPTIONAL: readonly CookieItem[] = [{ id: 'usage', names: [] }]

/** Says that somebody chose, among which items. */
export const CONSENT_COOKIE = 'cookie_consent'
/** Which of them are on. */
export const ENABLED_COOKIE = 'cookies_enabled'
const SEPARATOR = '|'

const idsOf = (items: readonly CookieItem[]): readonly string[] => items.map(({ id }) => id)

/** What the consent cookie says once somebody chose: all ids that there were to choose from. */
export const CONSENT_VALUE = [...idsOf(NECESSARY), ...idsOf(OPTIONAL)].join(SEPARATOR)

/** Given only where it was given to exactly these items: a new one asks again. */
export const isConsentGiven = (stored: string | undefined): boolean => stored === CONSENT_VALUE

export const enabledValue = (optional: readonly string[]): string => [...idsOf(NECESSARY), ...optional].join(SEPARATOR)

/** The optional items that are on: none before somebody chose. */
export function enabledOptional(consent: string | undefined, enabled: string | undefined): readonly string[] {
  if (!isConsentGiven(consent)) return []
  const on = (enabled ?? '').split(SEPARATOR)
  return idsOf(OPTIONAL).filter((id) => on.includes(id))
}
