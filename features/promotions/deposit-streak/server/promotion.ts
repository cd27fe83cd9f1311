import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { calendarDayOf, endOfDay, type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { millisField, purchaseField } from '#promotions/cells/fields.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import { type ChangedPurchase, onPurchase } from '#promotions/purchases/on-purchase.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type Step, type Streak, streakPush, WHEELS_MAX } from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { STEPS_MAX } from '../shared/empty-streak.ts'

type StreakRun = Pick<Run<ConfigOf<typeof depositStreakCampaign>>, 'config' | 'timeZone'>

const TODAY_MAX = 99
const SHUT_MAX = 2

/** The purchase that opened a wheel, and its step. */
const wheel = z.tuple([purchaseField, z.int().min(1).max(STEPS_MAX)])
type Wheel = z.infer<typeof wheel>

const streakCell = z.object({
  /** The purchases of the streak, a step each. */
  streak: z.array(purchaseField).max(STEPS_MAX),
  /** The wheels that wait. */
  open: z.array(wheel).max(WHEELS_MAX),
  /** The latest unspun wheels that reversed purchases closed. */
  shut: z.array(wheel).max(SHUT_MAX),
  /** When the streak starts over. */
  resetsAt: millisField.nullable(),
  /** Of the last step, and the steps of that day. */
  day: dayField.nullable(),
  today: z.int().min(0).max(TODAY_MAX),
  version: millisField,
})
type StreakCell = z.infer<typeof streakCell>

const changed = tellState(streakPush, streakAt)

/** Each purchase from the minimum on takes a step, whose wheel the player spins. */
export const depositStreak = definePromotion({
  campaign: depositStreakCampaign,
  cell: streakCell,
  empty: (): StreakCell => ({ streak: [], open: [], shut: [], resetsAt: null, day: null, today: 0, version: 0 }),
  upgrades: [(cell: Omit<StreakCell, 'shut'>): StreakCell => ({ ...cell, shut: [] })],
  on: onPurchase({
    leastOf: ({ config }: StreakRun) => config.minDepositValue,
    open: stepped,
    close: steppedBack,
    reopen: reopened,
  }),
  acts: {
    spin: {
      isClaim: true,
      do(cell, { at, draw }, run) {
        const [first, ...open] = cell.open
        if (!first) return { refused: 'no-spin' }
        const { step, sectors } = stepOf(first, run)
        const index = tableOf(step).drawFrom(sectors, draw)
        const { coins } = sectors[index]!
        const { reply: streak, ...outcome } = changed(cell, { open }, { action: 'spin' }, { at, run })
        return { ...outcome, grants: paying(first, coins), reply: { step, index, coins, streak } }
      },
    },
  },
  due: ({ streak, resetsAt }) => (streak.length > 0 ? resetsAt : null),
  tick: (cell, at, run) => changed(cell, { streak: [], resetsAt: null }, { action: 'reset' }, { at, run }),
  close: ({ open }, run) => ({ grants: unspun(open, run) }),
  cost: ({ steps }) => steps.map(({ step, sectors }) => tableCost(`the wheel of step ${step}`, sectors)),
})

function stepped(cell: StreakCell, { payload: { nth }, at, day }: PromotionEvent<'purchase.completed'>, run: StreakRun) {
  const { secondsToResetStreakCounter, steps } = run.config
  if (isDayFull(cell, day, run)) return { ignored: 'day-limit' }
  const before = isOver(cell, at) || cell.streak.length >= steps.length ? [] : cell.streak
  const earned: Wheel[] = [...cell.open, [nth, before.length + 1]]
  const paid = earned.slice(0, Math.max(0, earned.length - WHEELS_MAX))
  const change = {
    streak: [...before, nth],
    open: earned.slice(paid.length),
    resetsAt: at + secondsToResetStreakCounter * SECOND_MS,
    day,
    today: Math.min(TODAY_MAX, (cell.day === day ? cell.today : 0) + 1),
  }
  return { ...changed(cell, change, { action: 'step' }, { at, run }), grants: unspun(paid, run) }
}

/** Takes the step back, and its wheel unless it was spun. Other steps keep their wheels. */
function steppedBack(cell: StreakCell, { nth, ...changedIn }: ChangedPurchase<StreakRun>) {
  const streak = cell.streak.filter((each) => each !== nth)
  const closed = cell.open.filter(([each]) => each === nth)
  if (streak.length === cell.streak.length && closed.length === 0) return undefined
  const open = cell.open.filter(([each]) => each !== nth)
  const shut = [...cell.shut, ...closed].slice(-SHUT_MAX)
  return changed(cell, { streak, open, shut, ...(streak.length === 0 && { resetsAt: null }) }, { action: 'reversed' }, changedIn)
}

/** Its wheel waits again; its step does not count again. */
function reopened(cell: StreakCell, { nth, ...changedIn }: ChangedPurchase<StreakRun>) {
  const closed = cell.shut.find(([each]) => each === nth)
  if (!closed || cell.open.length >= WHEELS_MAX) return undefined
  const shut = cell.shut.filter((each) => each !== closed)
  return changed(cell, { open: [...cell.open, closed], shut }, { action: 'restored' }, changedIn)
}

const isOver = ({ resetsAt }: StreakCell, at: Instant): boolean => resetsAt === null || at >= resetsAt

const isDayFull = (cell: StreakCell, day: string, { config: { dailyStepsMax } }: StreakRun): boolean =>
  dailyStepsMax !== null && cell.day === day && cell.today >= dailyStepsMax

const stepOf = ([, step]: Wheel, { config: { steps } }: StreakRun): Step => steps[step - 1]!

const paying = ([purchase]: Wheel, coins: number) => balanceGrants(`purchase:${purchase}`, { coins }, { purchase })

/** A wheel that nobody spun pays its average. */
const unspun = (wheels: readonly Wheel[], run: StreakRun) =>
  wheels.flatMap((each) => paying(each, averageOf(stepOf(each, run).sectors)))

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

const tableOf = (step: number) => prizeTable(`deposit-streak-${step}`, 'slice')

/** The odds of a step's wheel. */
export const wheelOdds = ({ step, sectors }: Step) => tableOf(step).oddsOf(sectors)
