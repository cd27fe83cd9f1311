import { MINUTE_MS } from '#kernel/time.ts'

/** `1 h 05 min`, in the page's language; never negative. */
export function elapsedText(ms: number, locale: string): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const unit = (value: number, name: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}` : unit(minutes, 'minute')
}
