import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'
import { onSale } from '#kernel/run-sales.ts'

const DAYS_MAX = 30

const packageId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)

/** What a package pays: coins immediately, and a part on each following day that the player visits. */
export const fortunePackage = z.object({
  id: packageId,
  /** US cents. */
  priceCents: z.int().positive(),
  coins: wireAmount.positive(),
  /** The first part falls on the next day. */
  days: z.array(wireAmount.positive()).min(1).max(DAYS_MAX),
})
export type FortunePackage = z.infer<typeof fortunePackage>

/** The package's name in the store, for an order. */
export const presetOf = ({ id }: Pick<FortunePackage, 'id'>): string => `fortune-${id}`
export const isPreset = (preset: string): boolean => preset.startsWith(presetOf({ id: '' }))

/** The player's package. */
const investment = playerState({
  /** Null without one, and after its purchase was reversed. */
  packageId: z.string().nullable(),
  /** The day of the purchase; the first part falls on the next one. */
  boughtOn: z.string().nullable(),
  /** Which of its days is today: 0 on the day of the purchase, above the number of days when it is over. */
  today: z.int().min(0),
  /** Days whose part was paid, from 1. */
  daysTaken: z.array(z.int().min(1)).max(DAYS_MAX),
  /** When the next day begins on which a visit is paid; null if there is none. */
  nextAt: unixSeconds.nullable(),
})
export type Investment = z.infer<typeof investment>

export const NO_INVESTMENT: Investment = { packageId: null, boughtOn: null, today: 0, daysTaken: [], nextAt: null, version: 0 }

/** `bought`: its days begin. `part`: a visit was paid `coins`. `reversed`: its purchase was, and no more is paid. `restored`: its days go on. */
export const fortunePush = statePush('fortuneInvestment', investment, {
  actions: ['bought', 'part', 'reversed', 'restored'],
  more: { coins: wireAmount.min(0) },
})

/** Absent while no packages run. */
export type InProfile = { readonly fortuneInvestment?: Investment & { readonly isActive: true } }

export const getPackages = infoRoute({
  path: '/rest/fortune-investment/packages/',
  summary: 'Lists the packages that pay out over days, and why one can’t be chosen now.',
  data: z.object({
    campaign: campaignOnPage,
    packages: z.array(fortunePackage.extend(onSale)),
  }),
})
export type ShownPackage = z.infer<typeof getPackages.reply>['data']['packages'][number]

export const getChosenPackage = infoRoute({
  path: '/rest/fortune-investment/chosen-package/',
  actor: 'player',
  summary: 'Returns the player’s package and its current day, or null.',
  data: investment.extend({ package: fortunePackage.nullable() }),
})
