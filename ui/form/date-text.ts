/** How a language writes a date in digits. */
export interface DateOrder {
  readonly placeholder: string
  /** Which of the three numbers is the month. */
  readonly monthAt: 0 | 1
}

export const dateOrderOf = (locale: string): DateOrder =>
  locale === 'es' ? { placeholder: 'DD/MM/AAAA', monthAt: 1 } : { placeholder: 'MM/DD/YYYY', monthAt: 0 }

/** `04/30/1990` as `1990-04-30`; undefined for what is no day of the calendar. */
export function isoDateOf(text: string, { monthAt }: DateOrder): string | undefined {
  const match = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)
  if (!match) return undefined
  const [, first = '', second = '', year = ''] = match
  const [month, day] = monthAt === 0 ? [first, second] : [second, first]
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso
}
