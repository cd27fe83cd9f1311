import { type CalendarDay, endOfDay, startOfDay } from '#kernel/time.ts'
import type { HistoryFilter } from '../contract.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The filter in the address (`?game=` would open a game). Days are whole days in the reader's time zone, including
 * the last one; without a time zone, UTC days as the server renders them.
 */
export function filterOf(search: URLSearchParams, zone = 'UTC'): HistoryFilter {
  const text = (name: string): string | undefined => search.get(name) || undefined
  const mode = text('mode')
  const [from, to] = [dayOf(text('from')), dayOf(text('to'))]
  const game = text('slug')
  return {
    ...(game ? { game } : {}),
    ...(mode === 'SweepStakes' || mode === 'TournamentPoints' ? { mode } : {}),
    ...(from ? { from: iso(startOfDay(from, zone)) } : {}),
    ...(to ? { to: iso(endOfDay(to, zone)) } : {}),
    ...(text('wins') ? { wins: '1' as const } : {}),
  }
}

const iso = (at: number): string => new Date(Math.max(at, 0)).toISOString()

const dayOf = (text: string | undefined): CalendarDay | undefined =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
    ? (text as CalendarDay)
    : undefined
