import './extension-points.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import * as contract from '../contract.ts'
import { bundleKind, openingKind, packageKind } from './kinds.ts'
import { reasonsAgainst } from './rules.ts'
import { blocksOf, boughtBy, isUnfinished, quickBuyOf, sellPackageWith } from './sell-package.ts'
import { bundlesOf, packageOf, promotedOf, salesOf, stockOf } from './storefront.ts'

/** The storefront, for the store, the profile, the start data and home. */
export function packagesServer({ payments, slices }: SiteServices): ServerFeature {
  const sales = (ctx: VisitorContext): contract.Sales => salesOf(ctx, payments)
  const bundles = async (ctx: VisitorContext) => bundlesOf(ctx, sales(ctx), await boughtBy(ctx, slices))
  const promoted = async (ctx: VisitorContext) => {
    const offered = await bundles(ctx)
    const asReceived = await receiver(ctx)
    return (mark: 'isPopup' | 'isBanner') =>
      promotedOf(ctx, offered, mark).map((preset) => packageOf(asReceived(preset), sales(ctx)))
  }
  return {
    id: 'packages',
    content: [packageKind, bundleKind, openingKind],
    routes: [
      bind(contract.getPackages, async (ctx) => ({ success: true as const, data: await storefrontOf(ctx) })),
      bind(contract.getBundles, async (ctx) => ({
        success: true as const,
        data: { bundles: (await bundles(ctx)).filter(isUnfinished) },
      })),
      bind(contract.checkAvailability, async (ctx, { body }) => {
        const reasons = await reasonsFor(ctx, body)
        return { success: true as const, data: { available: reasons.length === 0, unavailabilityReasons: reasons } }
      }),
    ],
    init: async (ctx) => ({ bannerPresetPackage: (await promoted(ctx))('isBanner')[0] ?? null }),
    profile: async (ctx) => {
      const promotedBy = await promoted(ctx)
      const popupPresetPackages = promotedBy('isPopup')
      return {
        popupPresetPackage: popupPresetPackages[0] ?? null,
        popupPresetPackages,
        bannerPresetPackage: promotedBy('isBanner')[0] ?? null,
      }
    },
    sells: sellPackageWith(slices),
    isSelling: (ctx) => sales(ctx).isOpen,
    home: async (ctx) => {
      const asReceived = await receiver(ctx)
      return { packages: inStore(ctx).map((preset) => packageOf(asReceived(preset), sales(ctx))) }
    },
  }

  async function storefrontOf(ctx: VisitorContext): Promise<ReplyOf<typeof contract.getPackages>['data']> {
    const asReceived = await receiver(ctx)
    const offered = {
      sales: sales(ctx),
      storeIds: inStore(ctx).map(({ id }) => id),
      bundle: (await bundles(ctx)).find(isUnfinished) ?? null,
    }
    return {
      ...offered,
      packages: stockOf(ctx).map(({ preset }) => asReceived(preset)),
      quickBuy: await quickBuyOf(ctx, slices, offered),
    }
  }

  async function reasonsFor(
    ctx: PlayerContext,
    { promoOfferBundleId, promoOfferId }: { readonly promoOfferBundleId: string; readonly promoOfferId: string },
  ): Promise<contract.UnavailabilityReason[]> {
    const bundle = (await bundles(ctx)).find(({ id }) => id === promoOfferBundleId)
    const cents = stockOf(ctx).find(({ preset }) => preset.id === promoOfferId)?.preset.priceCents ?? 0
    const { isOpen: areSalesOpen, isClosedToTestAccount } = sales(ctx)
    const blocks = areSalesOpen ? await blocksOf(ctx, slices, cents) : []
    return reasonsAgainst({ bundle, offerId: promoOfferId, areSalesOpen, isClosedToTestAccount, blocks })
  }
}

const inStore = (ctx: VisitorContext): contract.Preset[] =>
  stockOf(ctx).flatMap(({ body, preset }) => (body.isInStore ? [preset] : []))

/** A package as this visitor would receive it: without entries where an order would bring none. */
async function receiver(ctx: VisitorContext): Promise<(preset: contract.Preset) => contract.Preset> {
  const areEntriesOpen = await mayGetEntries(ctx)
  return (preset) => openWireReward(preset, areEntriesOpen)
}
