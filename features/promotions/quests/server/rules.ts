import { addDays, type CalendarDay, calendarDayOf, endOfDay, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'

interface Calendar {
  readonly type: 'season' | 'advent'
  readonly startsAt: Instant
  readonly endsAt: Instant | null
  readonly timeZone: string
}

export interface DayWindow {
  readonly date: CalendarDay
  readonly isLocked: boolean
  readonly isEnded: boolean
  readonly executionTimeData: { readonly startsAt: number; readonly finishedAt: number }
}

/** When a day is open: an advent day on its date, a season's day from its date to the end of the season. */
export function dayWindow({ type, startsAt, endsAt, timeZone }: Calendar, index: number, now: Instant): DayWindow {
  const date = addDays(calendarDayOf(startsAt, timeZone), index)
  const from = startOfDay(date, timeZone)
  const own = endOfDay(date, timeZone)
  const until = type === 'advent' ? own : Math.max(own, endsAt ?? own)
  return {
    date,
    isLocked: now < from,
    isEnded: now >= until,
    executionTimeData: { startsAt: toUnixSeconds(from), finishedAt: toUnixSeconds(until) },
  }
}

interface GamesOfTask {
  readonly gameIds: readonly string[]
  readonly sharedGameIds: number | null
}

/** The same tasks with each distinct game set listed once; a task holds the set's index in place of its games. */
export function shareGames<T extends GamesOfTask>(
  days: readonly { readonly tasks: readonly T[] }[],
): readonly (readonly string[])[] {
  const sets = new Map<string, readonly string[]>()
  for (const { gameIds } of days.flatMap(({ tasks }) => tasks)) if (gameIds.length > 0) sets.set(gameIds.join(' '), gameIds)
  return [...sets.values()]
}

/** A task that references its games by set index. */
export function withSharedGames<T extends GamesOfTask>(task: T, sets: readonly (readonly string[])[]): T {
  const at = sets.findIndex((set) => set.join(' ') === task.gameIds.join(' '))
  return at < 0 ? task : { ...task, gameIds: [], sharedGameIds: at }
}
