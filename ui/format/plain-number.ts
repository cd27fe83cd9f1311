import type { Locale } from '#kernel/locale.ts'

/** The browser's own number format takes a phone a tenth of a second to set up, and a page's first numbers would wait for it. */
const SIGNS: Readonly<Record<Locale, { readonly group: string; readonly fraction: string; readonly percent: string }>> = {
  en: { group: ',', fraction: '.', percent: '%' },
  es: { group: '.', fraction: ',', percent: '\u00a0%' },
}

const DIGITS_MAX = 3

/** With a sign for each three digits, also where there are four alone; without `digits` as many behind the point as there are. */
export function writeNumber(value: number, locale: string, digits = digitsOf(value)): string {
  const { group, fraction } = SIGNS[locale as Locale]
  const [whole = '', part] = value.toFixed(digits).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return part === undefined ? grouped : grouped + fraction + part
}

/** Hundredths of a percent as one reads them: `96.04%`. */
export const writePercent = (points: number, locale: string): string =>
  writeNumber(points / 100, locale) + SIGNS[locale as Locale].percent

const digitsOf = (value: number): number => Math.min(DIGITS_MAX, String(value).split('.')[1]?.length ?? 0)
