import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { packages } from '../feature.ts'
import { bundleKind, openingKind, packageKind } from './kinds.ts'
import { reasonsAgainst } from './rules.ts'
import { bundlesOf, packageOf, salesOf, stockOf } from './shelf.ts'

/** What is on the shelf, for the store, the profile, the start data and home. */
export const packagesServer: ServerFeature = {
  id: packages.id,
  content: [packageKind, bundleKind, openingKind],
  routes: [
    bind(contract.getPackages, async (ctx) => ({ success: true as const, data: shelfOf(ctx) })),
    bind(contract.getBundles, async (ctx) => ({ success: true as const, data: { bundles: [...bundlesOf(ctx)] } })),
    bind(contract.checkAvailability, async (ctx, { body: { promoOfferBundleId, promoOfferId } }) => {
      const bundle = bundlesOf(ctx).find(({ id }) => id === promoOfferBundleId)
      const asked = { bundle, offerId: promoOfferId, areSalesOpen: salesOf(ctx).isOpen }
      const unavailabilityReasons = reasonsAgainst(asked)
      return { success: true as const, data: { available: unavailabilityReasons.length === 0, unavailabilityReasons } }
    }),
  ],
  init: async (ctx) => ({ bannerPresetPackage: bannerPackage(ctx) }),
  profile: async (ctx) => {
    const sales = salesOf(ctx)
    const popups = stockOf(ctx).filter(({ body }) => body.isPopup)
    const popupPresetPackages = popups.map(({ preset }) => packageOf(preset, sales))
    return {
      popupPresetPackage: popupPresetPackages[0] ?? null,
      popupPresetPackages,
      bannerPresetPackage: bannerPackage(ctx),
    }
  },
  isSelling: (ctx) => salesOf(ctx).isOpen,
  home: async (ctx) => {
    const sales = salesOf(ctx)
    return { packages: inStore(ctx).map((preset) => packageOf(preset, sales)) }
  },
}

function shelfOf(ctx: VisitorContext): ReplyOf<typeof contract.getPackages>['data'] {
  return {
    sales: salesOf(ctx),
    packages: stockOf(ctx).map(({ preset }) => preset),
    storeIds: inStore(ctx).map(({ id }) => id),
    bundle: bundlesOf(ctx)[0] ?? null,
  }
}

const inStore = (ctx: VisitorContext): contract.Preset[] =>
  stockOf(ctx).flatMap(({ body, preset }) => (body.isInStore ? [preset] : []))

function bannerPackage(ctx: VisitorContext): contract.PresetPackage | null {
  const banner = stockOf(ctx).find(({ body }) => body.isBanner)
  return banner ? packageOf(banner.preset, salesOf(ctx)) : null
}
