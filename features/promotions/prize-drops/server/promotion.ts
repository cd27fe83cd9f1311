import { z } from 'zod'
import {
  addDays,
  calendarDayOf,
  type CalendarDay,
  DAY_MS,
  endOfDay,
  type Instant,
  MINUTE_MS,
  SECOND_MS,
  startOfDay,
  toUnixSeconds,
} from '#kernel/time.ts'
import type { PublicFace } from '#kernel/avatars.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type PromotionEvent, type Run, type SharedDrawOrder } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { type PrizeLvl, prizeDropsPush } from '../contract.ts'
import { prizeDropsCampaign } from '../shared/campaign.ts'
import { LEVEL_NAMES, levelOfDrop } from '../shared/level.ts'

export type DropsRun = Run<ConfigOf<typeof prizeDropsCampaign>>

/** How long before it drops everyone is told of a prize. */
const ANNOUNCED_MS = MINUTE_MS
/** A shorter rest of a day has no pool. */
const POOL_MS_MIN = MINUTE_MS

const dropsCell = z.object({
  /** The latest moment for which the player has raced. */
  until: z.int(),
})
type DropsCell = z.infer<typeof dropsCell>

/** A pool of prizes a day, each with a secret moment: of all players, the first coin round after it wins. */
export const prizeDrops = definePromotion({
  campaign: prizeDropsCampaign,
  cell: dropsCell,
  empty: (): DropsCell => ({ until: 0 }),
  on: { 'round.settled': race },
  sharedDraws: ({ kinds }, run, at) => {
    const today = calendarDayOf(at, run.timeZone)
    return [today, addDays(today, 1)].flatMap((day) => poolOrders(kinds, run, { day, at }))
  },
  joins: ({ minimalLevelPlay: value }) =>
    value > 1 ? { combinator: 'and', rules: [{ field: 'vipLevel', operator: '>=', value }] } : null,
  live(run, { at }) {
    const next = nextMoment(run, at)
    return next === undefined ? undefined : liveMessage(prizeDropsPush, { action: 'nextPrize', nextPrizeAt: toUnixSeconds(next) })
  },
  wonPush: ({ name, winner, value }, run) => assigned({ run, name, winner, isOwn: false, value }),
  paidPush: ({ key, value }, run) => assigned({ run, name: key.slice(KEY.length), winner: null, isOwn: true, value }),
  cost: ({ kinds }) => [
    {
      ...drawCost(
        'a prize',
        kinds.map(({ count, prizeValue }) => ({ weight: count, coins: prizeValue, entries: 0 })),
      ),
      perDay: kinds.reduce((sum, { count }) => sum + count, 0),
    },
  ],
})

const KEY = 'prize:'

/** Enters the round into the race for every prize that has dropped and that the player has not raced for. */
function race(cell: DropsCell, event: PromotionEvent<'round.settled'>, run: DropsRun) {
  const { at, day } = event
  const played = coinsPlayed(event)
  if (typeof played !== 'number') return played
  const after = Math.max(cell.until, at - run.config.openMinutes * MINUTE_MS)
  const dropped = run.config.kinds.flatMap(({ prizeLvl, prizeValue }) =>
    [addDays(day, -1), day]
      .flatMap((each) => momentsOf(run, prizeLvl, each))
      .filter((moment) => moment > after && moment <= at)
      .map((moment) => ({ moment, name: dropName(prizeLvl, moment), prizeValue })),
  )
  if (dropped.length === 0) return { ignored: 'nothing-dropped' }
  return {
    cell: { until: Math.max(...dropped.map(({ moment }) => moment)) },
    races: dropped.map(({ name, prizeValue }) => ({
      race: name,
      key: `${KEY}${name}`,
      value: { kind: 'balance', coins: prizeValue, entries: 0 } as const,
    })),
  }
}

/** A drop's name within its run: `gold:1795280400`. */
export const dropName = (prizeLvl: PrizeLvl, moment: Instant): string => `${LEVEL_NAMES[prizeLvl]}:${toUnixSeconds(moment)}`

/** The committed moments of a level's prizes on a day; none before they are committed. */
export const momentsOf = ({ moments }: Pick<Run, 'moments'>, prizeLvl: PrizeLvl, day: CalendarDay): readonly Instant[] =>
  moments?.[drawName(prizeLvl, day)] ?? []

const drawName = (prizeLvl: PrizeLvl, day: CalendarDay): string => `${LEVEL_NAMES[prizeLvl]}-${day}`

/** The next prize that drops within a minute; undefined if none does. */
export function nextMoment(run: DropsRun, at: Instant): Instant | undefined {
  const days = new Set([at, at + ANNOUNCED_MS].map((each) => calendarDayOf(each, run.timeZone)))
  const near = [...days].flatMap((day) =>
    run.config.kinds.flatMap(({ prizeLvl }) =>
      momentsOf(run, prizeLvl, day).filter((moment) => moment > at && moment <= at + ANNOUNCED_MS),
    ),
  )
  return near.length > 0 ? Math.min(...near) : undefined
}

interface PoolDay {
  readonly day: CalendarDay
  readonly at: Instant
}

/** A draw of moments for each level. The rest of a day that has begun gets its share of the pool. */
function poolOrders(kinds: DropsRun['config']['kinds'], run: Run, { day, at }: PoolDay): SharedDrawOrder[] {
  const [begins, ends] = [startOfDay(day, run.timeZone), endOfDay(day, run.timeZone)]
  const startsAt = Math.max(begins, run.startsAt, at + SECOND_MS)
  const endsAt = Math.min(ends, run.endsAt ?? ends)
  if (endsAt - startsAt < POOL_MS_MIN) return []
  return kinds.flatMap(({ prizeLvl, count: ofDay }) => {
    const count = Math.round((ofDay * (endsAt - startsAt)) / (ends - begins))
    const gapSeconds = Math.max(1, Math.floor((endsAt - startsAt) / SECOND_MS / Math.max(1, count) / GAPS))
    return count > 0 ? [{ name: drawName(prizeLvl, day), kind: 'moments', count, gapSeconds, startsAt, endsAt }] : []
  })
}

/** Two prizes of a level are at least this part of their average distance apart. */
const GAPS = 4

interface Assigned {
  readonly run: Run
  readonly name: string
  readonly winner: PublicFace | null
  readonly isOwn: boolean
  readonly value: { readonly kind: string; readonly coins?: number }
}

const assigned = ({ run, name, winner, isOwn, value: { coins = 0 } }: Assigned) =>
  liveMessage(prizeDropsPush, {
    action: 'prizeAssigned',
    dropId: dropIdOf(run.id, name),
    isOwn,
    winner: winner?.name ?? null,
    avatar: winner?.avatar ?? null,
    asset: 'coins',
    prizeValue: coins,
    prizeLvl: levelOfDrop(name),
  })

export const dropIdOf = (run: string, name: string): string => `${run}:${name}`

/** The first day of a run whose pool is open at this moment, with its end. */
export function poolDayOf({ timeZone, endsAt }: Pick<Run, 'timeZone' | 'endsAt'>, at: Instant) {
  const day = calendarDayOf(at, timeZone)
  const ends = endOfDay(day, timeZone)
  return { day, endsAt: Math.min(ends, endsAt ?? ends), hasNext: endsAt === null || endsAt - ends >= DAY_MS / 24 }
}
