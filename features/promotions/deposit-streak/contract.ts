import { z } from 'zod'
import { campaignOnPage, campaignState } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** Steps of a streak. */
export const STEPS_MAX = 8

/** One sector of a step's wheel: a coin prize and how many of 100,000 spins award it. */
const sector = z.object({ coins: wireAmount.positive(), chancePer100k: z.int().positive() })

/** A step of the track and its wheel. */
export const step = z.object({ step: z.int().min(1).max(STEPS_MAX), sectors: z.array(sector).min(2).max(16) })
export type Step = z.infer<typeof step>

export const getInfo = route({
  method: 'GET',
  path: '/rest/deposit-streak/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the streak: steps taken, the minimum purchase, and when the counter resets.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      currentCountDeposit: z.int().min(0),
      maxNumberOfDeposit: z.int().min(1).max(STEPS_MAX),
      finishedAt: unixSeconds.nullable(),
      /** Time from a purchase until the counter resets; null where no streak is planned. */
      secondsToResetStreakCounter: z.int().nullable(),
      percentEnabled: z.boolean(),
      dailyWinStreakLimitExceeded: z.boolean(),
      images: z.array(z.string()),
      settings: z.object({ dailyStepsMax: z.int().nullable() }),
      /** US cents; null where no streak is planned. */
      minDepositValue: z.int().nullable(),
    }),
  }),
})

export const getWheelsPrizes = route({
  method: 'GET',
  path: '/rest/deposit-streak/wheels-prizes/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the wheel of every step with the odds of each sector.',
  reply: z.object({ success: z.literal(true), data: z.object({ wheels: z.array(step) }) }),
})

export const getGroupInfo = route({
  method: 'GET',
  path: '/rest/deposit-streak/group-info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the streak group of this visitor. A brand has one group.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Null where no streak is planned. */
      group: z
        .object({
          /** The campaign's id. */
          id: z.string(),
          state: campaignState,
          /** US cents. */
          minDepositValue: z.int(),
          maxNumberOfDeposit: z.int().min(1).max(STEPS_MAX),
          dailyStepsMax: z.int().nullable(),
          secondsToResetStreakCounter: z.int(),
        })
        .nullable(),
    }),
  }),
})

export const applyPrize = route({
  method: 'GET',
  path: '/rest/deposit-streak/apply-prize/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  alsoPost: true,
  summary: 'Spins the wheel of the step that a purchase unlocked. Refused with `not-running` while purchases unlock no steps.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ step: z.int().min(1), coins: wireAmount }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-running') }),
  ]),
})
