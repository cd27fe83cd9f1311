import { z } from 'zod'
import {
  addDays,
  calendarDayOf,
  type CalendarDay,
  endOfDay,
  HOUR_MS,
  type Instant,
  MINUTE_MS,
  SECOND_MS,
  startOfDay,
  toUnixSeconds,
} from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Cost, GrantOrder, Ignored, Outcome, Run, SharedDrawOrder } from '../definition.ts'
import { drawCost } from '../forecast/prize-moments.ts'
import { balance } from '../grants/balance-grants.ts'
import { wonNames } from './read-won.ts'

/** Prizes of one kind: each drops at a secret moment of the day. */
interface DropLevel {
  /** Within the run, forever. */
  readonly name: string
  /** In a whole day. */
  readonly count: number
  /** Minor units. */
  readonly coins: number
}

interface DailyDrops<C> {
  readonly levelsOf: (config: C) => readonly DropLevel[]
  /** How long a dropped prize waits for a winner; less than a day. */
  readonly openMsOf: (config: C) => number
}

/** The latest moment for which the player has raced. */
export const dropsCell = z.object({ until: z.int() })
type DropsCell = z.infer<typeof dropsCell>

/** How long before it drops everyone may be told of a prize. */
const ANNOUNCED_MS = MINUTE_MS
/** A shorter rest of a day has no prizes. */
const REST_MS_MIN = MINUTE_MS
/** Two prizes of a level are at least this part of their average distance apart. */
const GAPS = 4
const KEY = 'prize:'

interface Window {
  readonly after: Instant
  /** Inclusive. */
  readonly until: Instant
}

/** A number of prizes a day at secret moments, which a seed commits to: of all players, the first who races after one wins it. */
export const dailyDrops = <C>({ levelsOf, openMsOf }: DailyDrops<C>) => {
  /** The prizes that drop within a time, as far as their moments are committed, with their names: `gold:1795280400`. */
  const dropping = (run: Run<C>, { after, until }: Window) =>
    levelsOf(run.config).flatMap((level) =>
      daysFrom(calendarDayOf(after, run.timeZone), calendarDayOf(until, run.timeZone))
        .flatMap((day) => run.moments?.[drawOf(level, day)] ?? [])
        .filter((moment) => moment > after && moment <= until)
        .map((moment) => ({ level, moment, name: `${level.name}:${toUnixSeconds(moment)}` })),
    )

  return {
    /** The draws of today and tomorrow, for `sharedDraws`. */
    draws: (config: C, run: Run, at: Instant): SharedDrawOrder[] => {
      const today = calendarDayOf(at, run.timeZone)
      return [today, addDays(today, 1)].flatMap((day) => drawsOn(levelsOf(config), run, { day, at }))
    },

    /** Enters an event into the race for each prize that has dropped and that its player has not raced for. */
    race(cell: DropsCell, at: Instant, run: Run<C>): Outcome<DropsCell> | Ignored {
      const dropped = dropping(run, { after: Math.max(cell.until, at - openMsOf(run.config)), until: at })
      if (dropped.length === 0) return { ignored: 'nothing-dropped' }
      return {
        cell: { until: Math.max(...dropped.map(({ moment }) => moment)) },
        races: dropped.map(({ name, level }) => ({ race: name, key: `${KEY}${name}`, value: balance(level) })),
      }
    },

    /** The name of the prize that a grant paid. */
    nameOf: ({ key }: Pick<GrantOrder, 'key'>): string => key.slice(KEY.length),

    /** The next prize that drops within a minute; null if none does. */
    next(run: Run<C>, at: Instant): Instant | null {
      const near = dropping(run, { after: at, until: at + ANNOUNCED_MS })
      return near.length > 0 ? Math.min(...near.map(({ moment }) => moment)) : null
    },

    /** How many of today's prizes have not dropped yet or still wait for a winner, by level. */
    async countLeft(db: Reader, run: Run<C>, now: Instant): Promise<(name: string) => number> {
      const after = now - openMsOf(run.config)
      const won = await wonNames(db, run.id, after)
      const left = dropping(run, { after, until: dayOf(run, now).ends - 1 }).filter(({ name }) => !won.has(name))
      return (name) => left.filter(({ level }) => level.name === name).length
    },

    /** Each day grants all of them at most. */
    cost(trigger: string, config: C): Cost[] {
      const rows = levelsOf(config).map(({ count, coins }) => ({ weight: count, coins, entries: 0 }))
      return [{ ...drawCost(trigger, rows), perDay: rows.reduce((sum, { weight }) => sum + weight, 0) }]
    },
  }
}

const drawOf = ({ name }: DropLevel, day: CalendarDay): string => `${name}-${day}`

const daysFrom = (first: CalendarDay, last: CalendarDay): CalendarDay[] =>
  first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)]

const dayOf = ({ timeZone }: Pick<Run, 'timeZone'>, at: Instant) => {
  const day = calendarDayOf(at, timeZone)
  return { day, ends: endOfDay(day, timeZone) }
}

interface PoolDay {
  readonly day: CalendarDay
  readonly at: Instant
}

/** A draw of moments for each level. The rest of a day that has begun gets its share of the prizes. */
function drawsOn(levels: readonly DropLevel[], run: Run, { day, at }: PoolDay): SharedDrawOrder[] {
  const [begins, ends] = [startOfDay(day, run.timeZone), endOfDay(day, run.timeZone)]
  const startsAt = Math.max(begins, run.startsAt, at + SECOND_MS)
  const endsAt = Math.min(ends, run.endsAt ?? ends)
  if (endsAt - startsAt < REST_MS_MIN) return []
  return levels.flatMap((level) => {
    const count = Math.round((level.count * (endsAt - startsAt)) / (ends - begins))
    const gapSeconds = Math.max(1, Math.floor((endsAt - startsAt) / SECOND_MS / Math.max(1, count) / GAPS))
    return count > 0 ? [{ name: drawOf(level, day), kind: 'moments', count, gapSeconds, startsAt, endsAt }] : []
  })
}

/** The day whose prizes drop at this moment: its end within the run, and whether a next one follows. */
export function poolDayOf({ timeZone, endsAt }: Pick<Run, 'timeZone' | 'endsAt'>, at: Instant) {
  const { day, ends } = dayOf({ timeZone }, at)
  return { day, endsAt: Math.min(ends, endsAt ?? ends), hasNext: endsAt === null || endsAt - ends >= HOUR_MS }
}
