import { z } from 'zod'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { unavailabilityReasons } from './shared/reasons.ts'

/** What operators write packages as; other slices name one by its name of this kind. */
export const PACKAGE_KIND = 'package'

export const packageId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What is sold are the coins; the entries come with them for nothing. */
export const preset = z.object({
  id: packageId,
  title: z.string(),
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  /** US cents. */
  priceCents: z.int().min(1),
  /** What it costs otherwise, where that is more. */
  usualPriceCents: z.int().nullable(),
  bestDeal: z.boolean(),
  mostPopular: z.boolean(),
  /** Paths of one picture in several sizes. */
  image: z.string(),
  image2x: z.string(),
  imageMobile2x: z.string(),
  imageBanner: z.string(),
  imageBannerMobile: z.string(),
  relatedPresetIds: z.array(packageId),
  finishedAt: unixSeconds.nullable(),
})
export type Preset = z.infer<typeof preset>

/** A package as the profile and the start data name it. */
export const presetPackage = z.object({
  id: packageId,
  promoOfferPreset: preset,
  /** Whether it can be bought now; nothing that cannot is pressed upon anybody. */
  isOnSale: z.boolean(),
})
export type PresetPackage = z.infer<typeof presetPackage>

/** Whether purchases are open, and what is said while they are not; in the visitor's language. */
export const sales = z.object({
  isOpen: z.boolean(),
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
  /** In their order: the next opens after the last. */
  promoOffers: z.array(z.object({ id: packageId, current: z.boolean() })),
  available: z.boolean(),
  finishedAt: unixSeconds.nullable(),
})
export type Bundle = z.infer<typeof bundle>

export const getPackages = route({
  method: 'GET',
  path: '/rest/packages/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'The shelf: every package, which of them stand in the store, the bundle of this player, and whether purchases are open.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      sales,
      /** All that there are now, those of offers too. */
      packages: z.array(preset),
      /** Of them those in the store, in its order. */
      storeIds: z.array(packageId),
      bundle: bundle.nullable(),
    }),
  }),
})
export type Shelf = z.infer<typeof getPackages.reply>['data']

export const getBundles = route({
  method: 'GET',
  path: '/rest/promo-offers-bundle/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Bundles of packages in which the next opens after the last, with the one that is open for this player.',
  reply: z.object({ success: z.literal(true), data: z.object({ bundles: z.array(bundle) }) }),
})

export const unavailabilityReason = z.enum(unavailabilityReasons)
export type { UnavailabilityReason } from './shared/reasons.ts'

export const checkAvailability = route({
  method: 'POST',
  path: '/rest/promo-offers-bundle/check-availability/',
  effect: 'write',
  actor: 'player',
  summary: 'Whether a package of a bundle can be had now; where not, every reason.',
  body: z.object({ promoOfferBundleId: packageId, promoOfferId: packageId }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ available: z.boolean(), unavailabilityReasons: z.array(unavailabilityReason) }),
  }),
})
