import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { addDays, calendarDayOf, type CalendarDay, daysBetween, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { Ignored, Run } from '../definition.ts'

const PARTS_MAX = 30

/** Fields of a cell for amounts that are paid in parts: one on each following day that the player comes. */
export const partFields = {
  /** That of the start; the first part falls on the next one. */
  day: dayField,
  /** Of each paid day its bit, the first day's first. */
  paid: z
    .int()
    .min(0)
    .max(2 ** PARTS_MAX - 1),
}

interface Parts {
  readonly day: CalendarDay
  readonly paid: number
}

interface TakenPart {
  /** From 1. */
  readonly number: number
  readonly amount: number
  readonly paid: number
}

/** Takes the part of a day on which the player comes. A missed day is not paid later. */
export function takePart(parts: Parts, day: CalendarDay, amounts: readonly number[]): TakenPart | Ignored {
  const number = numberOf(parts, day)
  const amount = amounts[number - 1]
  if (amount === undefined) return { ignored: number < 1 ? 'same-day' : 'over' }
  if (isPaid(parts, number)) return { ignored: 'paid-before' }
  return { number, amount, paid: parts.paid | bitOf(number) }
}

/** The sum of the parts whose days are after the run's end: nobody can come on them. */
export function partsAfter(
  parts: Parts,
  amounts: readonly number[],
  { endsAt, timeZone }: Pick<Run, 'endsAt' | 'timeZone'>,
): number {
  if (endsAt === null) return 0
  const over = Math.max(0, numberOf(parts, calendarDayOf(endsAt - 1, timeZone)))
  return amounts.slice(over).reduce((sum, amount) => sum + amount, 0)
}

/** Which day is today (0 that of the start), the paid days, and when the next day with a part begins; null after the last. */
export function partsAt(parts: Parts, amounts: readonly number[], { timeZone }: Pick<Run, 'timeZone'>, at: Instant) {
  const today = Math.max(0, numberOf(parts, calendarDayOf(at, timeZone)))
  return {
    today,
    daysTaken: amounts.map((_, index) => index + 1).filter((number) => isPaid(parts, number)),
    nextAt: today < amounts.length ? toUnixSeconds(startOfDay(addDays(parts.day, today + 1), timeZone)) : null,
  }
}

const numberOf = ({ day: start }: Parts, day: CalendarDay): number => daysBetween(start, day)
const bitOf = (number: number): number => 2 ** (number - 1)
const isPaid = ({ paid }: Parts, number: number): boolean => Math.floor(paid / bitOf(number)) % 2 === 1
