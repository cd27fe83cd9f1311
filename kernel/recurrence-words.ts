import { type Recurrence, WEEKDAYS } from './recurrence.ts'

/** A recurrence in English: `Every Monday and Friday at 6:00 PM for 2 hours, from November 24, 2026`. */
export function inWords({ every, time, lasts, from, ends }: Recurrence): string {
  const start = `${rhythmOf(every)} at ${clockOf(time)} for ${countOf(lasts.amount, lasts.unit.slice(0, -1))}`
  return `${start}, from ${dateOf(from)}${endOf(ends)}`
}

function rhythmOf(every: Recurrence['every']): string {
  const { interval, unit } = every
  const period = interval === 1 ? unit : countOf(interval, unit)
  if (every.unit === 'day') return `Every ${period}`
  if (every.unit === 'month') return `${interval === 1 ? 'Monthly' : `Every ${period}`} on ${dayOf(every.day)}`
  const days = list.format(WEEKDAYS.filter((day) => every.weekdays.includes(day)).map(capitalized))
  if (every.weekdays.length === WEEKDAYS.length && interval === 1) return 'Every day'
  return interval === 1 ? `Every ${days}` : `Every ${period} on ${days}`
}

const endOf = (ends: Recurrence['ends']): string => {
  if (ends.kind === 'never') return ''
  return ends.kind === 'on' ? ` until ${dateOf(ends.day)}` : `, ${ends.runs === 1 ? 'once' : countOf(ends.runs, 'time')}`
}

/** Shorter months have their run on the last day. */
function dayOf(day: number): string {
  if (day === 31) return 'the last day'
  return day > 28 ? `the ${day}${suffixOf(day)} or the last day` : `the ${day}${suffixOf(day)}`
}

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const suffixOf = (day: number): string => SUFFIXES[ordinals.select(day)]

const list = new Intl.ListFormat('en-US')
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dateOf = (day: string): string => dates.format(Date.parse(`${day}T00:00:00Z`))

function clockOf(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

const countOf = (count: number, noun: string): string => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
