import { z } from 'zod'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { unavailabilityReasons } from './shared/reasons.ts'

/** The content kind of packages; other slices reference a package by its name of this kind. */
export const PACKAGE_KIND = 'package'

export const packageId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** The coins are what is sold; the entries are free. */
export const preset = z.object({
  id: packageId,
  title: z.string(),
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  /** US cents. */
  priceCents: z.int().min(1),
  /** The usual price, if higher. */
  usualPriceCents: z.int().nullable(),
  bestDeal: z.boolean(),
  mostPopular: z.boolean(),
  /** Paths of one picture in several sizes; `imageSet` lists every width in `srcset` format. */
  image: z.string(),
  imageSet: z.string(),
  image2x: z.string(),
  imageMobile2x: z.string(),
  imageBanner: z.string(),
  imageBannerMobile: z.string(),
  relatedPresetIds: z.array(packageId),
  finishedAt: unixSeconds.nullable(),
})
export type Preset = z.infer<typeof preset>

/** A package as the profile and the start data contain it. */
export const presetPackage = z.object({
  id: packageId,
  promoOfferPreset: preset,
  /** Whether it can be bought now; packages that cannot be bought are never promoted. */
  isOnSale: z.boolean(),
})
export type PresetPackage = z.infer<typeof presetPackage>

/** Whether purchases are open, and the notice shown while they are not, in the visitor's language. */
export const sales = z.object({
  isOpen: z.boolean(),
  /** Closed to this account only: a test account, where no provider is a test one. */
  isClosedToTestAccount: z.boolean(),
  opensAt: unixSeconds.nullable(),
  title: z.string(),
  text: z.string(),
})
export type Sales = z.infer<typeof sales>

export const bundle = z.object({
  id: packageId,
  type: z.enum(['welcomePack']),
  title: z.string(),
  text: z.string(),
  /** In order: buying one opens the next, and each is bought once. */
  promoOffers: z.array(z.object({ id: packageId, current: z.boolean(), isBought: z.boolean() })),
  available: z.boolean(),
  finishedAt: unixSeconds.nullable(),
})
export type Bundle = z.infer<typeof bundle>

/** What one press buys with a saved payment method, and what comes with it. */
export const quickBuy = z.object({
  /** Ids of packages in the store; none for a player without a saved method. */
  packages: z.array(packageId),
  promoOffers: z.object({
    /** The bundle whose next package one press buys. */
    bundle: packageId.nullable(),
    /** The wheel that such a purchase opens, from this price on; US cents. */
    extraWheel: z.object({ minDeposit: z.int().positive() }).nullable(),
  }),
})
export type QuickBuy = z.infer<typeof quickBuy>

export const getPackages = route({
  method: 'GET',
  path: '/rest/packages/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns the store: every package, which are on sale, the player’s bundle, what a quick buy can buy, and whether purchases are open.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      sales,
      /** All current packages, including those of offers. */
      packages: z.array(preset),
      /** The packages listed in the store, in its order. */
      storeIds: z.array(packageId),
      bundle: bundle.nullable(),
      quickBuy,
    }),
  }),
})
export type Storefront = z.infer<typeof getPackages.reply>['data']

export const getBundles = route({
  method: 'GET',
  path: '/rest/promo-offers-bundle/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists bundles in which each package unlocks the next, and the one that is open for this player.',
  reply: z.object({ success: z.literal(true), data: z.object({ bundles: z.array(bundle) }) }),
})

export const unavailabilityReason = z.enum(unavailabilityReasons)
export type { UnavailabilityReason } from './shared/reasons.ts'

export const checkAvailability = route({
  method: 'POST',
  path: '/rest/promo-offers-bundle/check-availability/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Tells whether a bundle package is available now and, if not, why.',
  body: z.object({ promoOfferBundleId: packageId, promoOfferId: packageId }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ available: z.boolean(), unavailabilityReasons: z.array(unavailabilityReason) }),
  }),
})
