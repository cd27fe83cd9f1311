import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { definePush } from '#kernel/push.ts'
import { shareState } from '#kernel/weekly-share.ts'
import { basisPoints, league, leagueKey, pointRates } from './shared/league.ts'
import { position } from './shared/position.ts'

/** The weekly reward, and what it is in each league. */
const cashback = shareState.extend({ sections: z.array(z.object({ title: leagueKey, weeklyReward: basisPoints })) })
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
    z.object({ action: z.literal('rankLeagueCashbackCalculated'), currentReward: shareState.shape.currentReward }),
    z.object({ action: z.literal('rankLeagueCashbackExpired') }),
    z.object({ action: z.literal('calculationStatus'), status: z.literal('finished') }),
  ]),
})

/** The current state of the weekly reward. */
export const cashbackPush = definePush({ pushType: 'cashback', data: cashback })

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
  data: z.object({ prize: prizeAmounts.coins }),
  /** `calculating` while the week's reward follows. */
  refusals: ['no-reward'],
})
