import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type applyPrize, type getInfo, type getWheelsPrizes, type Streak, streakPush } from './contract.ts'
import { EMPTY_STREAK, STEPS_MAX } from './shared/empty-streak.ts'

type Info = ReplyOf<typeof getInfo>['data']

const DAY = 86_400

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000001',
    title: 'Lightning streak',
    text: 'Eight steps, each with a better coin wheel than the last.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const none: Info = {
    ...EMPTY_STREAK,
    campaign,
    finishedAt: campaign.finishedAt,
    percentEnabled: false,
    skin: 'default',
    images: [],
    settings: { dailyStepsMax: 2, secondsToNextStep: 3 * DAY },
    minDepositValue: 499,
    arePurchasesOpen: true,
  }
  const within = (seconds: number) => ({ secondsToResetStreakCounter: seconds, resetsAt: now + seconds })
  const going = { ...none, ...within(2 * DAY), currentCountDeposit: 2, version: 2 }
  return {
    none,
    closed: { ...none, arePurchasesOpen: false },
    open: { ...going, currentCountDeposit: 3, openSteps: [3], version: 3 },
    going,
    soon: { ...going, ...within(3_600) },
    held: { ...going, dailyWinStreakLimitExceeded: true, limitEndsAt: now + 3_600 },
    done: { ...going, currentCountDeposit: 8 },
    planned: { ...none, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...none, campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: {
      ...none,
      campaign: { ...campaign, state: 'none' },
      settings: { dailyStepsMax: null, secondsToNextStep: null },
      minDepositValue: null,
    },
  } as const satisfies Record<string, Info>
}

/** The part of a reply that pushes and the profile carry too. */
export function streakOf(info: Info): Streak {
  const keys = Object.keys(EMPTY_STREAK) as (keyof Streak)[]
  return Object.fromEntries(keys.map((key) => [key, info[key]])) as unknown as Streak
}

export const infoReply = (data: Info): ReplyOf<typeof getInfo> => ({ success: true, data })

/** Eight wheels of two sectors. */
export const wheelsReply: ReplyOf<typeof getWheelsPrizes> = {
  success: true,
  data: {
    wheels: Array.from({ length: STEPS_MAX }, (_, at) => ({
      step: at + 1,
      sectors: [
        { coins: 50_000 * (at + 1), chancePer100k: 90_000 },
        { coins: 500_000 * (at + 1), chancePer100k: 10_000 },
      ],
      oddsHash: `${at}d`.repeat(32),
      averageCoins: 95_000 * (at + 1),
    })),
  },
}

/** The first sector of the third wheel, and the streak without that wheel. */
export const wonReply = (info: Info): ReplyOf<typeof applyPrize> => ({
  success: true,
  data: {
    step: 3,
    index: 0,
    coins: 150_000,
    streak: { ...streakOf(info), openSteps: [], version: info.version + 1 },
    proof: { commit: 'ab', clientSeed: 'luck', nonce: 1, gameId: 'deposit-streak-3', defHash: 'cd' },
  },
})

const RESETS = { secondsToResetStreakCounter: 259_200, resetsAt: 1_795_539_600 }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(streakPush, {
    step: { action: 'step', ...EMPTY_STREAK, ...RESETS, currentCountDeposit: 3, openSteps: [3], version: 1 },
    spin: { action: 'spin', ...EMPTY_STREAK, ...RESETS, currentCountDeposit: 3, version: 2 },
    reset: { action: 'reset', ...EMPTY_STREAK, version: 3 },
    reversed: { action: 'reversed', ...EMPTY_STREAK, ...RESETS, currentCountDeposit: 2, version: 4 },
    restored: { action: 'restored', ...EMPTY_STREAK, ...RESETS, currentCountDeposit: 2, openSteps: [3], version: 5 },
  }),
] as const
