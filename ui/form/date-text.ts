import type { Locale } from '#kernel/locale.ts'

/** Month first in both languages, as on United States forms. */
export const DATE_PLACEHOLDERS: Readonly<Record<Locale, string>> = { en: 'MM/DD/YYYY', es: 'MM/DD/AAAA' }

/** `04/30/1990` as `1990-04-30`; undefined if the date does not exist. */
export function isoDateOf(text: string): string | undefined {
  const match = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)
  if (!match) return undefined
  const [, month = '', day = '', year = ''] = match
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso
}
