import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type Clock, DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { countAudience, sampleAudience } from '../audience/count-audience.ts'
import { joinsOf } from '../audience/joins-of.ts'
import { budgetOf, largestOf } from '../claims/budget.ts'
import type { Cost, GrantValue, PromotionDefinition, Run } from '../definition.ts'
import { type ForecastOrder, forecastTotals, type Quantiles } from './forecast-total.ts'
import { KEPT_DAYS, keptTypesOf, readKept, prolonged, readPastEvents } from './past-events.ts'
import { type Granted, leftOut, type Replayed, replayPlayer, worthOf } from './replay-player.ts'

const SAMPLE_MIN = 200
const SAMPLE_MAX = 2_000
const SAMPLE_SHARE = 0.01
const ROUNDS_MAX = 200_000
const DAYS_MAX = 28
const PLACES_MAX = 10_000
const SEED = 28

export interface ForecastDeps {
  readonly reader: Reader
  readonly clock: Clock
  readonly slices: readonly Pick<ServerFeature, 'settledRounds'>[]
}

/** A planned run: its configuration, how long it lasts, and who may join. */
export type PlannedRun = Pick<Run, 'brand' | 'feature' | 'startsAt' | 'endsAt' | 'timeZone' | 'words' | 'config' | 'budget'> & {
  readonly joins: AudienceTree | null
  /** Events from then on count, from before its start. */
  readonly countsSince?: Instant | null
}

/** Triggers with a stated cost, as often as the replay met them in the forecast's time. */
export interface ForecastTrigger {
  readonly trigger: string
  readonly count: number
}

export interface RunForecast {
  /** Players who may join, and how many of them were replayed. */
  readonly players: number
  readonly sampled: number
  /** The days of play that are known, and those of the forecast, to which they are prolonged: 28 for a run without an end. */
  readonly replayedDays: number
  readonly days: number
  /** Their amounts are exact, from the odds. */
  readonly triggers: readonly ForecastTrigger[]
  /** Acts that are not in it. */
  readonly leftOut: readonly string[]
  /** Minor units. */
  readonly coins: Quantiles
  readonly entries: Quantiles
}

/**
 * What a planned run would grant, from the recent play of a random sample of those who may join: their stored visits,
 * rounds and purchases go through the promotion's own step. Prizes of places are added whole. Undefined with fewer than
 * two players.
 */
export async function forecastRun(
  { reader, clock, slices }: ForecastDeps,
  promotion: PromotionDefinition,
  { joins: audience, countsSince, ...planned }: PlannedRun,
): Promise<RunForecast | undefined> {
  const joins = joinsOf(promotion, planned.config, audience)
  const now = clock.now()
  const scope = { brand: planned.brand, day: calendarDayOf(now, planned.timeZone) }
  const players = await countAudience(reader, scope, joins)
  const count = Math.min(SAMPLE_MAX, Math.max(SAMPLE_MIN, Math.ceil(players * SAMPLE_SHARE)))
  const sample = await sampleAudience(reader, { ...scope, seed: SEED }, { tree: joins, count })
  if (sample.length < 2) return undefined
  const days = planned.endsAt === null ? DAYS_MAX : (planned.endsAt - planned.startsAt) / DAY_MS
  const earlierMs = countsSince == null ? 0 : planned.startsAt - countsSince
  const replayedDays = Math.min(days, await replayableDays(reader, promotion, { players: sample, now, earlierMs }))
  const since = now - replayedDays * DAY_MS
  const startsAt = now - days * DAY_MS
  const time = { startsAt, countsFrom: startsAt - earlierMs, endsAt: planned.endsAt === null ? null : now + 1 }
  const run: Run = { ...planned, ...time, id: 'cmp_forecast' }
  const wanted = {
    players: sample,
    since: since - earlierMs,
    limit: ROUNDS_MAX,
    timeZone: planned.timeZone,
    types: keptTypesOf(promotion),
  }
  const past = await readPastEvents({ reader, slices }, wanted)
  const slots = { share: sample.length / players, taken: new Map<string, number>() }
  const pasts = prolonged(
    sample.map((player) => past.get(player) ?? []),
    { now, knownMs: replayedDays * DAY_MS, wantedMs: days * DAY_MS },
  )
  const replayed = sample.map((player, at) => replayPlayer(promotion, run, { player, events: pasts[at]!, slots }))
  const totals = totalsOf(promotion.cost(run.config), replayed, { players, days, replayedDays })
  const each = players / sample.length
  return {
    players,
    sampled: sample.length,
    replayedDays,
    days,
    leftOut: leftOut(promotion).filter((act) => !isWhole(promotion, run, act)),
    ...withinBudget(promotion, run, withWhole(promotion, run, { totals, days, each })),
  }
}

/**
 * Some events are kept for a few days: where they count and there are any, only those days are replayed, less the time
 * before the start that counts too.
 */
async function replayableDays(
  db: Reader,
  promotion: PromotionDefinition,
  { players, now, earlierMs }: { readonly players: readonly Id<'plr'>[]; readonly now: Instant; readonly earlierMs: number },
): Promise<number> {
  const kept = await readKept(db, { players, since: now - KEPT_DAYS * DAY_MS, types: keptTypesOf(promotion) })
  return kept.length > 0 ? Math.max(1, KEPT_DAYS - earlierMs / DAY_MS) : DAYS_MAX
}

interface Extent {
  readonly players: number
  readonly days: number
  readonly replayedDays: number
}

/** Amounts of acts with a stated cost from their moments; each other minor unit is a trigger of one. */
function totalsOf(costs: readonly Cost[], replayed: readonly Replayed[], { players, days, replayedDays }: Extent) {
  const perDay = (pick: (each: Replayed) => number): number[] => replayed.map((each) => pick(each) / days)
  const order = (triggersPerPlayerDay: number[], perTrigger: ForecastOrder['perTrigger']): ForecastOrder => ({
    perTrigger,
    triggersPerPlayerDay,
    players,
    days,
    repeats: days / replayedDays,
    seed: SEED,
  })
  const ofActs = costs.flatMap((cost) =>
    cost.act === undefined || cost.perDay !== undefined
      ? []
      : [
          {
            ...cost,
            ...order(
              perDay(({ calls }) => calls.get(cost.act!) ?? 0),
              cost,
            ),
          },
        ],
  )
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    triggers: ofActs.map(({ trigger, triggersPerPlayerDay: rate }) => ({ trigger, count: mean(rate) * players * days })),
    ...forecastTotals([
      order(
        perDay(({ granted }) => granted.coins),
        { coins: ONE, entries: NOTHING },
      ),
      order(
        perDay(({ granted }) => granted.entries),
        { coins: NOTHING, entries: ONE },
      ),
      ...earlierOrders(replayed, order),
      ...ofActs,
    ]),
  }
}

/** What its start grants for the time before, once. */
function earlierOrders(
  replayed: readonly Replayed[],
  order: (rates: number[], per: ForecastOrder['perTrigger']) => ForecastOrder,
) {
  if (replayed.every(({ earlier }) => earlier.coins === 0 && earlier.entries === 0)) return []
  const once = (asset: keyof Granted) => replayed.map(({ earlier }) => earlier[asset])
  return [order(once('coins'), { coins: ONE, entries: NOTHING }), order(once('entries'), { coins: NOTHING, entries: ONE })].map(
    (each) => ({ ...each, days: 1, repeats: 1 }),
  )
}

const ONE = { mean: 1, variance: 0, max: 1 }
const NOTHING = { mean: 0, variance: 0, max: 0 }

/** Counted whole, by its cost. */
const isWhole = ({ cost }: PromotionDefinition, { config }: Run, act: string): boolean =>
  cost(config).some((each) => each.act === act && each.perDay !== undefined)

type Totals = Pick<RunForecast, 'coins' | 'entries' | 'triggers'>

interface Replays {
  readonly totals: Totals
  readonly days: number
  /** Players for each one of the sample. */
  readonly each: number
}

/** Adds what does not depend on players: the prizes of places, and what a cost says of each day. */
function withWhole(promotion: PromotionDefinition, run: Run, { totals, days, each }: Replays): Totals {
  const places = placesOf(promotion, run)
  const costs = promotion.cost(run.config)
  const daily = costs.filter(({ perDay }) => perDay !== undefined)
  const of = (asset: 'coins' | 'entries'): Quantiles => {
    const whole = places[asset] + daily.reduce((sum, { perDay = 0, ...cost }) => sum + perDay * days * cost[asset].mean, 0)
    if (whole > 0) return plus(totals[asset], whole)
    return totals[asset].p99 > 0 ? totals[asset] : unseen(totals[asset], largestUnseen(promotion, costs, asset) * each)
  }
  return {
    triggers: [...totals.triggers, ...daily.map(({ trigger, perDay = 0 }) => ({ trigger, count: perDay * days }))],
    coins: of('coins'),
    entries: of('entries'),
  }
}

/** The largest amount of the costs that were replayed. */
function largestUnseen(promotion: PromotionDefinition, costs: readonly Cost[], asset: 'coins' | 'entries'): number {
  const skipped = leftOut(promotion)
  return Math.max(0, ...costs.filter(({ act }) => !act || !skipped.includes(act)).map((cost) => cost[asset].max))
}

/**
 * Nobody of the sample earned anything: with this chance that happens although `-ln(chance)` of as many players would
 * (the rule of three; Hanley and Lippman-Hand, 1983). Each of them may earn the largest amount.
 */
function unseen(none: Quantiles, largest: number): Quantiles {
  const missed = (chance: number): number => Math.ceil(-Math.log(chance)) * largest
  return { ...none, p95: missed(0.05), p99: missed(0.01) }
}

/** What the final table and the lotteries pay, every place taken. */
function placesOf({ prizeOf, sharedDraws }: PromotionDefinition, run: Run): Granted {
  const lotteries = (sharedDraws?.(run.config, run, run.startsAt) ?? []).filter((draw) => draw.kind === 'lottery')
  const prizes: GrantValue[] = lotteries.flatMap(({ winners, prizeOf: ofWinner }) =>
    Array.from({ length: winners }, (_, at) => ofWinner(at + 1) ?? []).flat(),
  )
  for (let place = 1; place <= PLACES_MAX; place++) {
    const prize = prizeOf?.(place, run)
    if (!prize) break
    prizes.push(prize)
  }
  return worthOf(prizes)
}

/** It is the most that they may cost: players leave some of it. */
const plus = ({ mean, p1, p50, p95, p99 }: Quantiles, most: number): Quantiles => ({
  mean: mean + most,
  p1,
  p50: p50 + most,
  p95: p95 + most,
  p99: p99 + most,
})

/** A run stops at its budget: at the latest when less than its largest prize is left. */
function withinBudget(promotion: PromotionDefinition, run: Run, totals: Totals): Totals {
  const known = { promotion, run }
  const limits = budgetOf(known)
  const largest = largestOf(known)
  const of = (asset: 'coins' | 'entries'): Quantiles => {
    const limit = limits[asset]
    if (limit == null) return totals[asset]
    const { mean, p1, p50, p95, p99 } = totals[asset]
    const atMost = (value: number): number => Math.min(value, limit)
    const low = Math.min(p1, Math.max(0, limit - largest[asset]))
    return { mean: atMost(mean), p1: low, p50: atMost(p50), p95: atMost(p95), p99: atMost(p99) }
  }
  return { ...totals, coins: of('coins'), entries: of('entries') }
}
