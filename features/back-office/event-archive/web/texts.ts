const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const KILO = 1_000

const OF_DIGITS = [0, 1].map((digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits }))

/** `1.4 MB`, in powers of a thousand. */
export function sizeOf(bytes: number): string {
  const power = bytes < KILO ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const value = bytes / KILO ** power
  return `${value.toLocaleString('en-US', OF_DIGITS[power === 0 || value >= 100 ? 0 : 1])} ${UNITS[power]}`
}
