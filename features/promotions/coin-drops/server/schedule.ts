import type { ConfigOf } from '#platform/campaigns/index.ts'
import { addDays, calendarDayOf, type CalendarDay, type Instant, instantOfLocal, MINUTE_MS } from '#kernel/time.ts'
import type { coinDropsCampaign } from '../shared/campaign.ts'

/** When a run drops what. */
export interface Schedule {
  readonly config: ConfigOf<typeof coinDropsCampaign>
  readonly startsAt: Instant
  readonly endsAt: Instant | null
  readonly timeZone: string
}

/** One drop of one day; coins in minor units. */
export interface PlannedDrop {
  readonly at: Instant
  /** Exclusive. */
  readonly closesAt: Instant
  readonly coins: number
  readonly claims: number
}

/** The first drops, at most this many, that can still be claimed at `from` or fall later. */
export function dropsFrom(schedule: Schedule, from: Instant, count: number): PlannedDrop[] {
  const { config, startsAt, endsAt, timeZone } = schedule
  const first = Math.max(startsAt, from - config.openMinutes * MINUTE_MS)
  const drops: PlannedDrop[] = []
  // Each day has a drop, but for those that the ends of the run cut off.
  for (let day = calendarDayOf(first, timeZone), days = 0; days <= count && drops.length < count; day = addDays(day, 1), days++) {
    if (endsAt !== null && instantOfLocal(`${day}T00:00`, timeZone) >= endsAt) break
    drops.push(...dropsOn(schedule, day).filter(({ closesAt }) => closesAt > from))
  }
  return drops.slice(0, count)
}

/** The drop that falls at this moment. */
export const dropAt = (schedule: Schedule, at: Instant): PlannedDrop | undefined =>
  dropsOn(schedule, calendarDayOf(at, schedule.timeZone)).find((drop) => drop.at === at)

/** Those of a day that fit into the run, the earliest first. */
function dropsOn({ config, startsAt, endsAt, timeZone }: Schedule, day: CalendarDay): PlannedDrop[] {
  return config.drops
    .map(({ time, coins, claims }) => {
      const at = instantOfLocal(`${day}T${time}`, timeZone)
      return { at, closesAt: at + config.openMinutes * MINUTE_MS, coins, claims }
    })
    .filter(({ at, closesAt }) => at >= startsAt && (endsAt === null || closesAt <= endsAt))
    .toSorted((one, other) => one.at - other.at)
}
