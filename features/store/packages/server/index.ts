import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { bundleKind, openingKind, packageKind } from './kinds.ts'
import { reasonsAgainst } from './rules.ts'
import { bundlesOf, packageOf, salesOf, sellPackage, stockOf } from './storefront.ts'

/** The storefront, for the store, the profile, the start data and home. */
export function packagesServer({ payments }: SiteServices): ServerFeature {
  const sales = (ctx: VisitorContext): contract.Sales => salesOf(ctx, payments)
  return {
    id: 'packages',
    content: [packageKind, bundleKind, openingKind],
    routes: [
      bind(contract.getPackages, async (ctx) => ({ success: true as const, data: storefrontOf(ctx, sales(ctx)) })),
      bind(contract.getBundles, async (ctx) => ({ success: true as const, data: { bundles: [...bundlesOf(ctx, sales(ctx))] } })),
      bind(contract.checkAvailability, async (ctx, { body: { promoOfferBundleId, promoOfferId } }) => {
        const bundle = bundlesOf(ctx, sales(ctx)).find(({ id }) => id === promoOfferBundleId)
        const asked = { bundle, offerId: promoOfferId, areSalesOpen: sales(ctx).isOpen }
        const unavailabilityReasons = reasonsAgainst(asked)
        return { success: true as const, data: { available: unavailabilityReasons.length === 0, unavailabilityReasons } }
      }),
    ],
    init: async (ctx) => ({ bannerPresetPackage: bannerPackage(ctx, sales(ctx)) }),
    profile: async (ctx) => {
      const popups = stockOf(ctx).filter(({ body }) => body.isPopup)
      const popupPresetPackages = popups.map(({ preset }) => packageOf(preset, sales(ctx)))
      return {
        popupPresetPackage: popupPresetPackages[0] ?? null,
        popupPresetPackages,
        bannerPresetPackage: bannerPackage(ctx, sales(ctx)),
      }
    },
    sells: sellPackage,
    isSelling: (ctx) => sales(ctx).isOpen,
    home: async (ctx) => ({ packages: inStore(ctx).map((preset) => packageOf(preset, sales(ctx))) }),
  }
}

function storefrontOf(ctx: VisitorContext, sales: contract.Sales): ReplyOf<typeof contract.getPackages>['data'] {
  return {
    sales,
    packages: stockOf(ctx).map(({ preset }) => preset),
    storeIds: inStore(ctx).map(({ id }) => id),
    bundle: bundlesOf(ctx, sales)[0] ?? null,
  }
}

const inStore = (ctx: VisitorContext): contract.Preset[] =>
  stockOf(ctx).flatMap(({ body, preset }) => (body.isInStore ? [preset] : []))

function bannerPackage(ctx: VisitorContext, sales: contract.Sales): contract.PresetPackage | null {
  const banner = stockOf(ctx).find(({ body }) => body.isBanner)
  return banner ? packageOf(banner.preset, sales) : null
}
