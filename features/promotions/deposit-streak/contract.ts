import { z } from 'zod'
import { campaignOnPage, campaignState } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { chancePer100k, drawProof } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'
import { STEPS_MAX } from './shared/empty-streak.ts'
import { type Skin, SKINS } from './shared/skins.ts'

/** Wheels that wait to be spun; of more, the oldest pays its average at once. */
export const WHEELS_MAX = 5

/** One sector of a step's wheel: a coin prize and how many of 100,000 spins award it. */
const sector = z.object({ coins: wireAmount.positive(), chancePer100k })

const stepNumber = z.int().min(1).max(STEPS_MAX)

export const skin = z.enum(Object.keys(SKINS) as [Skin, ...Skin[]])

/** A step of the track and its wheel. */
export const step = z.object({ step: stepNumber, sectors: z.array(sector).min(2).max(16) })
export type Step = z.infer<typeof step>

/** The player's streak. */
const streak = playerState({
  /** Steps of the present streak; 0 after it started over. */
  currentCountDeposit: z.int().min(0).max(STEPS_MAX),
  maxNumberOfDeposit: stepNumber,
  /** Seconds until it starts over, and that moment; null without a step. */
  secondsToResetStreakCounter: z.int().min(0).nullable(),
  resetsAt: unixSeconds.nullable(),
  /** Today's steps are taken: purchases count again from `limitEndsAt`. */
  dailyWinStreakLimitExceeded: z.boolean(),
  limitEndsAt: unixSeconds.nullable(),
  /** Steps whose wheels wait to be spun, in that order; also those of earlier streaks. */
  openSteps: z.array(stepNumber).max(WHEELS_MAX),
})
export type Streak = z.infer<typeof streak>

/** `step`: a purchase opened a wheel. `spin`: its coins are in the balance. `reset`: the time ran out. `reversed`: a step was taken back. `restored`: its wheel waits again. */
export const streakPush = statePush('depositStreak', streak, { actions: ['step', 'spin', 'reset', 'reversed', 'restored'] })

/** What the profile says of it; `skin` is the look that the campaign chose. */
type Own = Streak & { readonly finishedAt: number | null; readonly skin: Skin }
export type InProfile = { readonly depositStreak: WhileActive<Own, Partial<Own>> }

export const getInfo = infoRoute({
  path: '/rest/deposit-streak/info/',
  summary: 'Returns the streak: steps taken, wheels to spin, the minimum purchase, and when the counter resets.',
  data: streak.extend({
    campaign: campaignOnPage,
    finishedAt: unixSeconds.nullable(),
    /** Each step also says by how many percent its wheel awards more than the first one, on average. */
    percentEnabled: z.boolean(),
    /** The look that the campaign chose. */
    skin,
    /** Paths of the pictures of the streak and its wheels. */
    images: z.array(z.string()),
    /** Null where no streak is planned. */
    settings: z.object({ dailyStepsMax: z.int().nullable(), secondsToNextStep: z.int().nullable() }),
    /** US cents; null where no streak is planned. */
    minDepositValue: z.int().nullable(),
    /** Whether the store takes payments. */
    arePurchasesOpen: z.boolean(),
  }),
})

const shownWheel = step.extend({
  /** SHA-256 of the odds of its next spin, recorded when first shown. */
  oddsHash: z.string(),
  /** What it awards on average, rounded up to a coin. */
  averageCoins: wireAmount,
})
export type ShownWheel = z.infer<typeof shownWheel>

export const getWheelsPrizes = infoRoute({
  path: '/rest/deposit-streak/wheels-prizes/',
  summary: 'Returns the wheel of every step with the odds of each sector.',
  data: z.object({ wheels: z.array(shownWheel) }),
})

export const getGroupInfo = infoRoute({
  path: '/rest/deposit-streak/group-info/',
  summary: 'Returns the streak group of this visitor. A brand has one group.',
  data: z.object({
    /** Null where no streak is planned. */
    group: z
      .object({
        /** The campaign's id. */
        id: z.string(),
        state: campaignState,
        /** US cents. */
        minDepositValue: z.int(),
        maxNumberOfDeposit: stepNumber,
        dailyStepsMax: z.int().nullable(),
        /** The time that a step leaves for the next one. */
        secondsToNextStep: z.int(),
      })
      .nullable(),
  }),
})

export const applyPrize = actRoute({
  method: 'GET',
  path: '/rest/deposit-streak/apply-prize/',
  summary: 'Spins the oldest waiting wheel. The server draws the sector and pays its coins. Idempotent by key.',
  callsPerMinuteMax: 20,
  data: z.object({
    step: stepNumber,
    /** The drawn sector, from 0. */
    index: z.int().min(0),
    coins: wireAmount,
    /** As the spin left it. */
    streak,
    proof: drawProof,
  }),
  refusals: ['no-spin'],
})
