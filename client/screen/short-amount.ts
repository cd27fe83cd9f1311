const MINOR_PER_UNIT = 100
const STEPS = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
  [1_000, 'K'],
] as const

/** `1.2K`, `450`, `0.40`: short enough for a symbol, rounded down. */
export function shortAmount(minor: number, locale: string): string {
  const value = minor / MINOR_PER_UNIT
  const step = STEPS.find(([size]) => value >= size)
  if (!step) return format(value, locale, Number.isInteger(value) || value >= 100 ? 0 : 2)
  const [size, letter] = step
  return `${format(value / size, locale, value / size >= 100 ? 0 : 1, 0)}${letter}`
}

/** Rounded down, so that a symbol never promises more than it pays. */
function format(value: number, locale: string, digits: number, digitsMin = digits): string {
  const unit = 10 ** digits
  const floored = Math.floor(value * unit + 1e-9) / unit
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digitsMin,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(floored)
}
