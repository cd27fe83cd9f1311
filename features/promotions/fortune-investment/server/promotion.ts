import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { addDays, calendarDayOf, type CalendarDay, DAY_MS, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { leftAfter } from '#platform/events/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type Ignored, type Outcome, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { nextVersion } from '#promotions/next-version.ts'
import { DAYS_MAX, type FortunePackage, fortunePush, type Investment, NO_INVESTMENT, presetOf } from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'

type FortuneRun = Pick<Run<ConfigOf<typeof fortuneCampaign>>, 'config' | 'timeZone'>

const plan = z.object({
  /** Which purchase of the player: `nth` of its event. */
  nth: z.int().min(1).max(99_999),
  /** The package, by its place in the configuration. */
  pack: z.int().min(0).max(9),
  day: dayField,
  /** Of each paid day its bit, the first day's first. */
  paid: z
    .int()
    .min(0)
    .max(2 ** DAYS_MAX - 1),
  isReversed: z.boolean(),
})
const fortuneCell = z.object({ plan: plan.nullable(), version: z.int().min(0).max(9_999_999_999_999) })
type FortuneCell = z.infer<typeof fortuneCell>
type Plan = z.infer<typeof plan>

/** One package for each player and run, whose following days each pay a part to a player who comes. */
export const fortune = definePromotion({
  campaign: fortuneCampaign,
  cell: fortuneCell,
  empty: (): FortuneCell => ({ plan: null, version: 0 }),
  on: { 'purchase.completed': bought, 'purchase.reversed': reversed, 'purchase.restored': restored, 'day.first-seen': visited },
  /** Days after the run's end are paid at once: nobody can come on them. */
  close({ plan: held }, { config, timeZone, endsAt }) {
    if (!held || held.isReversed || endsAt === null) return {}
    const over = dayOf(held, calendarDayOf(endsAt - 1, timeZone))
    const coins = sumOf(config.packages[held.pack]!.days.slice(Math.max(0, over)))
    return coins > 0 ? { grants: [grantOf('rest', coins, held)] } : {}
  },
  cost: ({ packages }) => packages.map(({ id, days }) => fixedCost(`every day of ${id}`, { coins: sumOf(days) })),
})

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)

function bought(
  cell: FortuneCell,
  { payload: { preset, nth }, at, day }: PromotionEvent<'purchase.completed'>,
  run: FortuneRun,
): Outcome<FortuneCell> | Ignored {
  const pack = run.config.packages.findIndex((each) => presetOf(each) === preset)
  if (pack < 0) return { ignored: 'other-purchase' }
  if (cell.plan) return { ignored: 'has-package' }
  return changed(cell, { nth, pack, day, paid: 0, isReversed: false }, { action: 'bought', coins: 0, at, run })
}

/** Once nothing is left of its price, no more is paid. */
function reversed(
  cell: FortuneCell,
  { payload, at }: PromotionEvent<'purchase.reversed'>,
  run: FortuneRun,
): Outcome<FortuneCell> | Ignored {
  const { nth } = payload
  if (leftAfter(payload) > 0) return { ignored: 'some-is-left' }
  if (cell.plan?.nth !== nth || cell.plan.isReversed) return { ignored: 'other-purchase' }
  return changed(cell, { ...cell.plan, isReversed: true }, { action: 'reversed', coins: 0, at, run })
}

/** Once some of its price stands again, its days go on. */
function restored(
  cell: FortuneCell,
  { payload: { nth, leftCents }, at }: PromotionEvent<'purchase.restored'>,
  run: FortuneRun,
): Outcome<FortuneCell> | Ignored {
  if (cell.plan?.nth !== nth || !cell.plan.isReversed || leftCents === 0) return { ignored: 'other-purchase' }
  return changed(cell, { ...cell.plan, isReversed: false }, { action: 'restored', coins: 0, at, run })
}

function visited(
  cell: FortuneCell,
  { at, day }: PromotionEvent<'day.first-seen'>,
  run: FortuneRun,
): Outcome<FortuneCell> | Ignored {
  const held = cell.plan
  if (!held || held.isReversed) return { ignored: 'no-package' }
  const number = dayOf(held, day)
  const coins = run.config.packages[held.pack]!.days[number - 1]
  if (coins === undefined) return { ignored: number < 1 ? 'same-day' : 'over' }
  if (isPaid(held, number)) return { ignored: 'paid-before' }
  const outcome = changed(cell, { ...held, paid: held.paid | bitOf(number) }, { action: 'part', coins, at, run })
  return { ...outcome, grants: [grantOf(`part:${number}`, coins, held)] }
}

const grantOf = (key: string, coins: number, { nth }: Plan) => ({
  key,
  value: { kind: 'balance', coins, entries: 0 } as const,
  purchase: nth,
})

/** Which day of the package a calendar day is: 0 that of the purchase. */
const dayOf = (held: Plan, day: CalendarDay): number => Math.round((Date.parse(day) - Date.parse(held.day)) / DAY_MS)
const bitOf = (number: number): number => 2 ** (number - 1)
const isPaid = ({ paid }: Plan, number: number): boolean => Math.floor(paid / bitOf(number)) % 2 === 1

interface Change {
  readonly action: 'bought' | 'part' | 'reversed' | 'restored'
  readonly coins: number
  readonly at: Instant
  readonly run: FortuneRun
}

function changed(before: FortuneCell, held: Plan, { action, coins, at, run }: Change) {
  const cell = { plan: held, version: nextVersion(before, at) }
  return { cell, pushes: [liveMessage(fortunePush, { action, coins, ...investmentAt(cell, run, at) })] }
}

/** The package that the player has; undefined without one. */
export const packageIn = ({ plan: held }: FortuneCell, { config }: FortuneRun): FortunePackage | undefined =>
  held && !held.isReversed ? config.packages[held.pack] : undefined

/** The package and its days as players see them at an instant. */
export function investmentAt(cell: FortuneCell, run: FortuneRun, at: Instant): Investment {
  const { plan: held, version } = cell
  const pack = packageIn(cell, run)
  if (!held || !pack) return { ...NO_INVESTMENT, version }
  const today = Math.max(0, dayOf(held, calendarDayOf(at, run.timeZone)))
  const numbers = pack.days.map((_, index) => index + 1)
  return {
    packageId: pack.id,
    boughtOn: held.day,
    today,
    daysTaken: numbers.filter((number) => isPaid(held, number)),
    nextAt: today < numbers.length ? toUnixSeconds(startOfDay(addDays(held.day, today + 1), run.timeZone)) : null,
    version,
  }
}
