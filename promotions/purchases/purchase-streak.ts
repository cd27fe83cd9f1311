import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { calendarDayOf, type CalendarDay, endOfDay, type Instant, SECOND_MS } from '#kernel/time.ts'
import { millisField, purchaseField } from '../cells/fields.ts'
import type { Ignored } from '../definition.ts'

/** A day's steps are counted in two digits. */
const TODAY_MAX = 99

/** Fields of a cell for steps that follow each other within a time, a purchase each. */
export const streakFields = (stepsMax: number) => ({
  /** The purchases of the streak. */
  streak: z.array(purchaseField).max(stepsMax),
  /** When the streak starts over. */
  resetsAt: millisField.nullable(),
  /** Of the last step, and the steps of that day. */
  day: dayField.nullable(),
  today: z.int().min(0).max(TODAY_MAX),
})

interface Streak {
  readonly streak: number[]
  readonly resetsAt: Instant | null
  readonly day: CalendarDay | null
  readonly today: number
}

interface StreakRules {
  /** The longest streak; the next step begins a new one. */
  readonly steps: number
  /** The time that a step leaves for the next one. */
  readonly seconds: number
  /** Null for no limit. */
  readonly dailyMax: number | null
}

export const NO_STEPS: Streak = { streak: [], resetsAt: null, day: null, today: 0 }

interface Step {
  readonly nth: number
  readonly at: Instant
  readonly day: CalendarDay
}

/** One more step of a purchase, the first of a new streak if the last one is over. */
export function takeStep(cell: Streak, { nth, at, day }: Step, { steps, seconds, dailyMax }: StreakRules): Streak | Ignored {
  if (isDayFull(cell, day, dailyMax)) return { ignored: 'day-limit' }
  const before = isOver(cell, at) || cell.streak.length >= steps ? [] : cell.streak
  const today = Math.min(TODAY_MAX, (cell.day === day ? cell.today : 0) + 1)
  return { streak: [...before, nth], resetsAt: at + seconds * SECOND_MS, day, today }
}

/** Takes a purchase's step back; undefined if it has none. */
export function takeStepBack(cell: Streak, nth: number): Pick<Streak, 'streak' | 'resetsAt'> | undefined {
  const streak = cell.streak.filter((each) => each !== nth)
  if (streak.length === cell.streak.length) return undefined
  return { streak, resetsAt: streak.length === 0 ? null : cell.resetsAt }
}

/** When the streak starts over, for `due`; null without a step. */
export const streakEnd = ({ streak, resetsAt }: Streak): Instant | null => (streak.length > 0 ? resetsAt : null)

/** The streak at an instant: its steps, when it starts over, and until when today takes no more steps, if it does not. */
export function streakOn(
  cell: Streak,
  at: Instant,
  { dailyMax, timeZone }: Pick<StreakRules, 'dailyMax'> & { timeZone: string },
) {
  const today = calendarDayOf(at, timeZone)
  const resetsAt = isOver(cell, at) ? null : cell.resetsAt
  const heldUntil = isDayFull(cell, today, dailyMax) ? endOfDay(today, timeZone) : null
  return { steps: resetsAt === null ? 0 : cell.streak.length, resetsAt, heldUntil }
}

const isOver = ({ resetsAt }: Streak, at: Instant): boolean => resetsAt === null || at >= resetsAt

const isDayFull = (cell: Streak, day: CalendarDay, dailyMax: number | null): boolean =>
  dailyMax !== null && cell.day === day && cell.today >= dailyMax
