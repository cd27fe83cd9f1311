import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { definePush } from '#kernel/push.ts'
import { basisPoints, league, leagueKey, pointRates } from './shared/league.ts'

const coins = wireAmount.min(0)
const prize = z.object(prizeAmounts)
/** `title` is the league's key; pages say it in their language. */
const level = z.object({ index: z.int().min(1), title: leagueKey, prize })
/** `weeklyReward`: the share of a week's net play. */
const section = z.object({ id: z.int().min(1), title: leagueKey, weeklyReward: basisPoints, prize })

/** The player's level in whole points since it began; no next one at the top. */
const position = z.object({
  currentLevel: level.extend({ currentExperience: z.int().min(0) }),
  nextLevel: level.extend({ experience: z.int().min(1) }).nullable(),
  currentSection: section,
  nextSectionBenefits: section.nullable(),
  weeklyReward: basisPoints,
  progressBlockedReason: z.enum(['top-level', 'break', 'mode']).nullable(),
})
export type Position = z.infer<typeof position>

/** The weekly reward, in coins: `currentReward` waits for its claim, `nextReward` is the running week's so far. */
const cashback = z.object({
  /** `calculating`: the week is over and its reward follows. */
  status: z.enum(['available', 'calculating', 'unavailable']),
  currentReward: coins,
  nextReward: coins,
  /** The next calculation, at which the current reward expires; and its day in the brand's calendar. */
  availableAfterDateTime: unixSeconds,
  availableAfterDay: z.string(),
  sections: z.array(z.object({ title: leagueKey, weeklyReward: basisPoints })),
})
export type Cashback = z.infer<typeof cashback>

const standing = position.extend({ cashback })
export type Standing = z.infer<typeof standing>

export const rankLeaguePush = definePush({
  pushType: 'rankLeague',
  data: z.discriminatedUnion('action', [
    position.extend({ action: z.literal('progressData') }),
    /** The prize of its current level is the sum of all levels that one round climbed. */
    position.extend({ action: z.literal('levelUp') }),
    position.extend({ action: z.literal('sectionUp') }),
    z.object({ action: z.literal('rankLeagueCashbackCalculated'), currentReward: coins }),
    z.object({ action: z.literal('rankLeagueCashbackExpired') }),
    z.object({ action: z.literal('calculationStatus'), status: z.literal('finished') }),
  ]),
})

/** The current state of the weekly reward. */
export const cashbackPush = definePush({
  pushType: 'cashback',
  data: cashback,
})

/** What the profile says of it. */
export type InProfile = { readonly rankLeague: { readonly enabled: boolean } & Partial<Standing> }

export const getInfo = infoRoute({
  path: '/rest/rank-league/info/',
  summary: 'Returns the leagues, the points for play, and the player’s position. Empty when no league runs.',
  data: z.object({
    campaign: campaignOnPage,
    sections: z.array(league),
    pointsPerUnit: pointRates.nullable(),
    /** Null for a guest and while no league runs. */
    player: standing.nullable(),
  }),
})

export const payCashback = actRoute({
  path: '/rest/cashback/pay/',
  summary: 'Pays the calculated weekly reward. Refused when there is none. Idempotent for the week.',
  callsPerMinuteMax: 20,
  data: z.object({ prize: coins }),
  /** `calculating` while the week's reward follows. */
  refusals: ['no-reward'],
})
