import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Ignored, PromotionEvent } from '../definition.ts'

/** Fields of a cell that count the rounds of a day. */
export const roundFields = {
  day: dayField.nullable(),
  /** Played on that day. */
  rounds: z.int().min(0).max(99_999_999),
}

interface DayRounds {
  readonly day: CalendarDay | null
  readonly rounds: number
}

export const NO_ROUNDS: DayRounds = { day: null, rounds: 0 }

/** One more round, in either mode; the first of a day begins at 1. A clock that steps back counts nothing. */
export function countRound(cell: DayRounds, { payload, day }: PromotionEvent<'round.settled'>): DayRounds | Ignored {
  if (payload.isFree) return { ignored: 'free-round' }
  if (cell.day !== null && day < cell.day) return { ignored: 'day-is-over' }
  return { day, rounds: roundsOn(cell, day) + 1 }
}

export const roundsOn = (cell: DayRounds, day: CalendarDay): number => (cell.day === day ? cell.rounds : 0)
