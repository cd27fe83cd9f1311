import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { dayField } from '#kernel/event.ts'
import { calendarDayOf, endOfDay, type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { leftAfter } from '#platform/events/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type Ignored, type Outcome, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { nextVersion } from '#promotions/next-version.ts'
import { type Step, type Streak, streakPush, WHEELS_MAX } from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { STEPS_MAX } from '../shared/empty-streak.ts'

type StreakRun = Pick<Run<ConfigOf<typeof depositStreakCampaign>>, 'config' | 'timeZone'>

const TODAY_MAX = 99
/** Which purchase of the player: `nth` of its event. */
const purchase = z.int().min(1).max(99_999)
const instant = z.int().min(0).max(9_999_999_999_999)

const SHUT_MAX = 2

const streakCell = z.object({
  /** The purchases of the streak, a step each. */
  streak: z.array(purchase).max(STEPS_MAX),
  /** The purchases whose wheels wait, each with its step. */
  open: z.array(z.tuple([purchase, z.int().min(1).max(STEPS_MAX)])).max(WHEELS_MAX),
  /** The latest unspun wheels that reversed purchases closed. */
  shut: z.array(z.tuple([purchase, z.int().min(1).max(STEPS_MAX)])).max(SHUT_MAX),
  /** When the streak starts over. */
  resetsAt: instant.nullable(),
  /** Of the last step, and the steps of that day. */
  day: dayField.nullable(),
  today: z.int().min(0).max(TODAY_MAX),
  version: instant,
})
type StreakCell = z.infer<typeof streakCell>

/** Each purchase from the minimum on takes a step, whose wheel the player spins. */
export const depositStreak = definePromotion({
  campaign: depositStreakCampaign,
  cell: streakCell,
  empty: (): StreakCell => ({ streak: [], open: [], shut: [], resetsAt: null, day: null, today: 0, version: 0 }),
  upgrades: [(cell: Omit<StreakCell, 'shut'>): StreakCell => ({ ...cell, shut: [] })],
  on: { 'purchase.completed': stepped, 'purchase.reversed': steppedBack, 'purchase.restored': reopened },
  acts: {
    spin: {
      isClaim: true,
      do(cell, { at, draw }, run) {
        const [first, ...open] = cell.open
        if (!first) return { refused: 'no-spin' }
        const wheel = wheelAt(run, first)
        const index = sectorOf(wheel, draw(wheelOdds(wheel).rules))
        const { coins } = wheel.sectors[index]!
        const outcome = changed(cell, { open }, { action: 'spin', at, run })
        const streak = streakAt(outcome.cell, run, at)
        return { ...outcome, grants: [grantOf(first, coins)], reply: { step: wheel.step, index, coins, streak } }
      },
    },
  },
  due: ({ streak, resetsAt }) => (streak.length > 0 ? resetsAt : null),
  tick: (cell, at, run) => changed(cell, { streak: [], resetsAt: null }, { action: 'reset', at, run }),
  /** A wheel that nobody spun pays its average. */
  close: ({ open }, run) => ({ grants: open.map((wheel) => averageGrant(wheel, run)) }),
  cost: ({ steps }) =>
    steps.map(({ step, sectors }) =>
      drawCost(
        `the wheel of step ${step}`,
        sectors.map(({ coins, chancePer100k: weight }) => ({ weight, coins, entries: 0 })),
      ),
    ),
})

function stepped(
  cell: StreakCell,
  { payload: { cents, nth }, at, day }: PromotionEvent<'purchase.completed'>,
  run: StreakRun,
): Outcome<StreakCell> | Ignored {
  const { minDepositValue, secondsToResetStreakCounter, steps } = run.config
  if (cents < minDepositValue) return { ignored: 'below-minimum' }
  if (isDayFull(cell, day, run)) return { ignored: 'day-limit' }
  const before = isOver(cell, at) || cell.streak.length >= steps.length ? [] : cell.streak
  const earned: Waiting[] = [...cell.open, [nth, before.length + 1]]
  const paid = earned.slice(0, Math.max(0, earned.length - WHEELS_MAX))
  const change = {
    streak: [...before, nth],
    open: earned.slice(paid.length),
    resetsAt: at + secondsToResetStreakCounter * SECOND_MS,
    day,
    today: Math.min(TODAY_MAX, (cell.day === day ? cell.today : 0) + 1),
  }
  const outcome = changed(cell, change, { action: 'step', at, run })
  return { ...outcome, grants: paid.map((wheel) => averageGrant(wheel, run)) }
}

/** If less than the minimum is left of it, takes the step back, and its wheel unless it was spun. Other steps keep their wheels. */
function steppedBack(
  cell: StreakCell,
  { payload, at }: PromotionEvent<'purchase.reversed'>,
  run: StreakRun,
): Outcome<StreakCell> | Ignored {
  const { nth } = payload
  if (leftAfter(payload) >= run.config.minDepositValue) return { ignored: 'enough-is-left' }
  const streak = cell.streak.filter((each) => each !== nth)
  const open = cell.open.filter(([each]) => each !== nth)
  if (streak.length === cell.streak.length && open.length === cell.open.length) return { ignored: 'not-counted' }
  const shut = [...cell.shut, ...cell.open.filter(([each]) => each === nth)].slice(-SHUT_MAX)
  return changed(cell, { streak, open, shut, ...(streak.length === 0 && { resetsAt: null }) }, { action: 'reversed', at, run })
}

/** Once at least the minimum stands again, its wheel waits again; its step does not count again. */
function reopened(
  cell: StreakCell,
  { payload, at }: PromotionEvent<'purchase.restored'>,
  run: StreakRun,
): Outcome<StreakCell> | Ignored {
  const { nth } = payload
  if (leftAfter(payload) < run.config.minDepositValue) return { ignored: 'below-minimum' }
  const wheel = cell.shut.find(([each]) => each === nth)
  if (!wheel || cell.open.length >= WHEELS_MAX) return { ignored: 'not-counted' }
  const shut = cell.shut.filter((each) => each !== wheel)
  return changed(cell, { open: [...cell.open, wheel], shut }, { action: 'restored', at, run })
}

type Waiting = StreakCell['open'][number]

interface Change {
  readonly action: 'step' | 'spin' | 'reset' | 'reversed' | 'restored'
  readonly at: Instant
  readonly run: StreakRun
}

/** The changed cell, with a version above each one before, and the push that tells it. */
function changed(before: StreakCell, change: Partial<StreakCell>, { action, at, run }: Change) {
  const cell = { ...before, ...change, version: nextVersion(before, at) }
  return { cell, pushes: [liveMessage(streakPush, { action, ...streakAt(cell, run, at) })] }
}

const isOver = ({ resetsAt }: StreakCell, at: Instant): boolean => resetsAt === null || at >= resetsAt

const isDayFull = (cell: StreakCell, day: string, { config: { dailyStepsMax } }: StreakRun): boolean =>
  dailyStepsMax !== null && cell.day === day && cell.today >= dailyStepsMax

const wheelAt = ({ config: { steps } }: StreakRun, [, step]: Waiting): Step => steps[step - 1]!

const grantOf = ([nth]: Waiting, coins: number) => ({
  key: `purchase:${nth}`,
  value: { kind: 'balance', coins, entries: 0 } as const,
  purchase: nth,
})

const averageGrant = (wheel: Waiting, run: StreakRun) => grantOf(wheel, averageOf(wheelAt(run, wheel).sectors))

/** The streak as players see it at an instant. */
export function streakAt(cell: StreakCell, run: StreakRun, at: Instant): Streak {
  const { timeZone, config } = run
  const today = calendarDayOf(at, timeZone)
  const isHeld = isDayFull(cell, today, run)
  const resetsAt = isOver(cell, at) ? null : cell.resetsAt
  return {
    currentCountDeposit: resetsAt === null ? 0 : cell.streak.length,
    maxNumberOfDeposit: config.steps.length,
    secondsToResetStreakCounter: resetsAt === null ? null : Math.ceil((resetsAt - at) / SECOND_MS),
    resetsAt: resetsAt === null ? null : Math.ceil(resetsAt / SECOND_MS),
    dailyWinStreakLimitExceeded: isHeld,
    limitEndsAt: isHeld ? toUnixSeconds(endOfDay(today, timeZone)) : null,
    openSteps: cell.open.map(([, step]) => step),
    version: cell.version,
  }
}

/** The ordered sectors of a step's wheel as draw input; together with the seeds they determine the result. */
export function wheelOdds({ step, sectors }: Step): Odds<PrizeRules> {
  const prizes = sectors.map(({ coins, chancePer100k: weight }, at) => ({ id: nameOf(coins, at), weight }))
  const rules = { id: `deposit-streak-${step}`, prizes }
  return { rules, hash: defHash(rules) }
}

/** Names include the sector's number, so that all are distinct. */
const nameOf = (coins: number, at: number): string => `slice ${at + 1}: coins ${coins / 100}`

const sectorOf = ({ sectors }: Step, prize: string): number => sectors.findIndex(({ coins }, at) => nameOf(coins, at) === prize)
