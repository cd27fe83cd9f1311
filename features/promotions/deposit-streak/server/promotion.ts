import { z } from 'zod'
import { type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { millisField } from '#promotions/cells/fields.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import { type ChangedPurchase, onPurchase } from '#promotions/purchases/on-purchase.ts'
import { NO_STEPS, streakEnd, streakFields, streakOn, takeStep, takeStepBack } from '#promotions/purchases/purchase-streak.ts'
import { NONE_WAITING, waitingDraws } from '#promotions/purchases/waiting-draws.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type Step, type Streak, streakPush, WHEELS_MAX } from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { STEPS_MAX } from '../shared/empty-streak.ts'

type StreakRun = Pick<Run<ConfigOf<typeof depositStreakCampaign>>, 'config' | 'timeZone'>

const wheels = waitingDraws({ tables: STEPS_MAX, open: WHEELS_MAX, shut: 2 })
const streakCell = z.object({ ...streakFields(STEPS_MAX), ...wheels.fields, version: millisField })
type StreakCell = z.infer<typeof streakCell>
type Wheel = StreakCell['open'][number]

const changed = tellState(streakPush, streakAt)

/** Each purchase from the minimum on takes a step, whose wheel the player spins. */
export const depositStreak = definePromotion({
  campaign: depositStreakCampaign,
  cell: streakCell,
  empty: (): StreakCell => ({ ...NO_STEPS, ...NONE_WAITING, version: 0 }),
  upgrades: [(cell: Omit<StreakCell, 'shut'>): StreakCell => ({ ...cell, shut: [] })],
  on: onPurchase({
    leastOf: ({ config }: StreakRun) => config.minDepositValue,
    open: stepped,
    close: steppedBack,
    /** Its wheel waits again; its step does not count again. */
    reopen(cell: StreakCell, { nth, ...changedIn }) {
      const back = wheels.reopen(cell, nth)
      return back && changed(cell, back, { action: 'restored' }, changedIn)
    },
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
  due: streakEnd,
  tick: (cell, at, run) => changed(cell, { streak: [], resetsAt: null }, { action: 'reset' }, { at, run }),
  close: ({ open }, run) => ({ grants: unspun(open, run) }),
  cost: ({ steps }) => steps.map(({ step, sectors }) => tableCost(`the wheel of step ${step}`, sectors)),
})

const rulesOf = ({ config: { steps, secondsToResetStreakCounter: seconds, dailyStepsMax: dailyMax }, timeZone }: StreakRun) => {
  return { steps: steps.length, seconds, dailyMax, timeZone }
}

function stepped(cell: StreakCell, { payload: { nth }, at, day }: PromotionEvent<'purchase.completed'>, run: StreakRun) {
  const step = takeStep(cell, { nth, at, day }, rulesOf(run))
  if ('ignored' in step) return step
  const { change, over } = wheels.add(cell, [nth, step.streak.length])
  return { ...changed(cell, { ...step, ...change }, { action: 'step' }, { at, run }), grants: unspun(over, run) }
}

/** Takes the step back, and its wheel unless it was spun. Other steps keep their wheels. */
function steppedBack(cell: StreakCell, { nth, ...changedIn }: ChangedPurchase<StreakRun>) {
  const [step, wheel] = [takeStepBack(cell, nth), wheels.shut(cell, nth)]
  return step || wheel ? changed(cell, { ...step, ...wheel }, { action: 'reversed' }, changedIn) : undefined
}

const stepOf = ([, step]: Wheel, { config: { steps } }: StreakRun): Step => steps[step - 1]!

const paying = ([purchase]: Wheel, coins: number) => balanceGrants(`purchase:${purchase}`, { coins }, { purchase })

/** A wheel that nobody spun pays its average. */
const unspun = (left: readonly Wheel[], run: StreakRun) =>
  left.flatMap((wheel) => paying(wheel, averageOf(stepOf(wheel, run).sectors)))

/** The streak as players see it at an instant. */
export function streakAt(cell: StreakCell, run: StreakRun, at: Instant): Streak {
  const { steps, resetsAt, heldUntil } = streakOn(cell, at, rulesOf(run))
  return {
    currentCountDeposit: steps,
    maxNumberOfDeposit: run.config.steps.length,
    secondsToResetStreakCounter: resetsAt && Math.ceil((resetsAt - at) / SECOND_MS),
    resetsAt: resetsAt && Math.ceil(resetsAt / SECOND_MS),
    dailyWinStreakLimitExceeded: heldUntil !== null,
    limitEndsAt: heldUntil && toUnixSeconds(heldUntil),
    openSteps: cell.open.map(([, step]) => step),
    version: cell.version,
  }
}

const tableOf = (step: number) => prizeTable(`deposit-streak-${step}`, 'slice')

/** The odds of a step's wheel. */
export const wheelOdds = ({ step, sectors }: Step) => tableOf(step).oddsOf(sectors)
