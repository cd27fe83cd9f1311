/**
 * Formats numbers as in the United States, in both languages. `Intl.NumberFormat` takes about 0.1 s to set up on a
 * phone, which would delay the first numbers of a page.
 */
const DIGITS_MAX = 3

/** Separates thousands by commas, also in four-digit numbers; without `digits` it keeps all decimals. */
export function writeNumber(value: number, digits = digitsOf(value)): string {
  const [whole = '', part] = value.toFixed(digits).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}

/** Formats hundredths of a percent: `96.04%`. */
export const writePercent = (points: number): string => `${writeNumber(points / 100)}%`

const digitsOf = (value: number): number => Math.min(DIGITS_MAX, String(value).split('.')[1]?.length ?? 0)
