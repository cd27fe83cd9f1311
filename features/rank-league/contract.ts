import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

const level = { index: z.int().min(1), title: z.string() }
const coins = wireAmount.min(0)
const entries = wireAmount.min(0)

export const rankLeaguePush = definePush({
  pushType: 'rankLeague',
  data: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('progressData'),
      currentLevel: z.object({ ...level, currentExperience: z.int().min(0) }),
      /** Null at the top. */
      nextLevel: z.object({ ...level, experience: z.int().min(0) }).nullable(),
      progressBlockedReason: z.string().nullable(),
    }),
    z.object({ action: z.literal('levelUp'), currentLevel: z.object({ ...level, coins, entries }) }),
    z.object({
      action: z.literal('sectionUp'),
      currentSection: z.object({ id: z.int(), title: z.string() }),
      /** What each week gives from now on. */
      weeklyReward: entries,
    }),
    z.object({ action: z.literal('rankLeagueCashbackCalculated'), currentReward: entries }),
    z.object({ action: z.literal('rankLeagueCashbackExpired') }),
    z.object({ action: z.literal('calculationStatus'), status: z.enum(['started', 'finished']) }),
  ]),
  samples: {
    progressData: {
      action: 'progressData',
      currentLevel: { index: 12, title: 'Silver II', currentExperience: 8_400 },
      nextLevel: { index: 13, title: 'Silver III', experience: 10_000 },
      progressBlockedReason: null,
    },
    levelUp: { action: 'levelUp', currentLevel: { index: 13, title: 'Silver III', coins: 1_500_000, entries: 500 } },
    'levelUp to the first level': { action: 'levelUp', currentLevel: { index: 1, title: 'Bronze I', coins: 0, entries: 0 } },
    sectionUp: { action: 'sectionUp', currentSection: { id: 3, title: 'Gold' }, weeklyReward: 2_500 },
    rankLeagueCashbackCalculated: { action: 'rankLeagueCashbackCalculated', currentReward: 1_250 },
    rankLeagueCashbackExpired: { action: 'rankLeagueCashbackExpired' },
    calculationStatus: { action: 'calculationStatus', status: 'started' },
  },
})

/** The weekly reward as it stands. */
export const cashbackPush = definePush({
  pushType: 'cashback',
  data: z.object({
    status: z.enum(['available', 'calculating', 'unavailable']),
    currentReward: entries,
    nextReward: entries.nullable(),
    availableAfterDateTime: unixSeconds.nullable(),
  }),
  samples: {
    available: { status: 'available', currentReward: 1_250, nextReward: 1_500, availableAfterDateTime: null },
    unavailable: { status: 'unavailable', currentReward: 0, nextReward: 1_500, availableAfterDateTime: 1_796_000_000 },
  },
})
export type Cashback = z.infer<typeof cashbackPush.data>

declare module '#kernel/push.ts' {
  interface PushPayloads {
    rankLeague: PushData<typeof rankLeaguePush>
    cashback: PushData<typeof cashbackPush>
  }
}

export const leagueKey = z.enum(['bronze', 'silver', 'gold', 'platinum', 'diamond', 'obsidian'])
export type LeagueKey = z.infer<typeof leagueKey>

/** A league: its levels and what they give. */
export const league = z.object({
  id: z.int().min(1),
  key: leagueKey,
  fromLevel: z.int().min(1),
  toLevel: z.int().min(1),
  /** What one level asks for. */
  pointsPerLevel: z.int().min(1),
  /** The share of a week that comes back, in hundredths of a percent. */
  weeklyRewardBasisPoints: z.int().min(0).max(10_000),
  levelUpCoins: coins,
  /** Cosmic boxes a month. */
  boxes: z.int().min(0),
})
export type League = z.infer<typeof league>

export const getInfo = route({
  method: 'GET',
  path: '/rest/rank-league/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The leagues, what each gives, and where the player stands; no leagues where none is planned.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      sections: z.array(league),
      /** Null for a guest, and while no league is planned. */
      player: z
        .object({
          currentLevel: z.object({ index: z.int().min(1), currentExperience: z.int().min(0), experience: z.int().min(1) }),
          currentSection: z.object({ id: z.int() }),
        })
        .nullable(),
    }),
  }),
})

/** No league goes on; nothing was calculated for this player, or it has expired. */
export const payRefusal = z.enum(['not_running', 'no_reward'])

export const payCashback = route({
  method: 'POST',
  path: '/rest/cashback/pay/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes the weekly reward that was calculated; refused where there is none.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ prize: entries }) }),
    z.object({ success: z.literal(false), reasonType: payRefusal }),
  ]),
})
