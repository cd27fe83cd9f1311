import './extension-points.ts'
import { askGuardsFor, slicesOn } from '#platform/slices.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { Bundle, Preset, QuickBuy, Storefront, UnavailabilityReason } from '../contract.ts'
import type { OpenedOffer } from './extension-points.ts'
import { bundleOffer } from './rules.ts'
import { bundlesOf, stockOf } from './storefront.ts'

type Slices = () => readonly ServerFeature[]

/**
 * A package at its price, for an order. The store and promoted packages sell to everyone; another package sells at its
 * offer's price once to a player whose turn it is, and at its usual price outside the offer.
 */
export const sellPackageWith =
  (slices: Slices): NonNullable<ServerFeature['sells']> =>
  async (ctx, { presetId, offerType }) => {
    const stocked = stockOf(ctx).find(({ preset }) => preset.id === presetId)
    if (!stocked) return undefined
    const { body, preset } = stocked
    if (body.isInStore) return soldAt(preset, preset.priceCents, null)
    if (offerType === 'package')
      return preset.usualPriceCents === null ? { refused: 'not-for-sale' } : soldAt(preset, preset.usualPriceCents, null)
    const opened = (await turnInBundle(ctx, slices, presetId)) ?? (await openedByLink(ctx, slices, presetId))
    if (opened) return 'refused' in opened ? opened : soldAt(preset, preset.priceCents, opened.offer)
    return body.isPopup || body.isBanner ? soldAt(preset, preset.priceCents, null) : { refused: 'not-for-sale' }
  }

/** Keys of the one-time offers that the visitor has bought. */
export async function boughtBy(ctx: VisitorContext, slices: Slices): Promise<ReadonlySet<string>> {
  const playerId = ctx.session?.playerId
  if (!playerId) return new Set()
  const bought = await Promise.all(slicesOn(ctx, slices()).map((slice) => slice.boughtOffers?.(ctx.reader, playerId)))
  return new Set(bought.flatMap((keys) => [...(keys ?? [])]))
}

/** What keeps this player from a purchase of this price: the guards, and the rules of purchases. */
export async function blocksOf(ctx: PlayerContext, slices: Slices, cents: number): Promise<UnavailabilityReason[]> {
  const guarded = await guardReason(ctx, slices)
  const asked = await Promise.all(slicesOn(ctx, slices()).map((slice) => slice.purchaseBlocks?.(ctx, cents)))
  return [...(guarded ? [guarded] : []), ...asked.flatMap((reasons) => reasons ?? [])]
}

const GUARDS: Readonly<Record<string, UnavailabilityReason>> = {
  absent: 'on-break',
  'play-paused': 'play-paused',
  'player-off': 'player-off',
  'jurisdiction-refused': 'not-here',
  'not-eligible': 'not-eligible',
}

async function guardReason(ctx: PlayerContext, slices: Slices): Promise<UnavailabilityReason | undefined> {
  try {
    await askGuardsFor(ctx, slices(), 'purchase')
    return undefined
  } catch (error) {
    const reason = error instanceof AppError ? GUARDS[error.code] : undefined
    if (!reason) throw error
    return reason
  }
}

async function turnInBundle(
  ctx: PlayerContext,
  slices: Slices,
  presetId: string,
): Promise<{ offer: string } | { refused: string } | undefined> {
  const bundles = bundlesOf(ctx, { isOpen: true }, await boughtBy(ctx, slices))
  const bundle = bundles.find(({ promoOffers }) => promoOffers.some(({ id }) => id === presetId))
  const offer = bundle?.promoOffers.find(({ id }) => id === presetId)
  if (!bundle || !offer) return undefined
  if (offer.isBought) return { refused: 'already-bought' }
  return offer.current ? { offer: bundleOffer(bundle.id, presetId) } : { refused: 'not-its-turn' }
}

async function openedByLink(ctx: PlayerContext, slices: Slices, presetId: string) {
  let opened: OpenedOffer | undefined
  for (const slice of slicesOn(ctx, slices())) opened ??= await slice.opensPackage?.(ctx, presetId)
  if (!opened || 'refused' in opened) return opened
  return (await boughtBy(ctx, slices)).has(opened.offer) ? { refused: 'already-bought' } : opened
}

const soldAt = ({ title, coins, entries }: Preset, cents: number, offer: string | null) => ({
  title,
  cents,
  coins: BigInt(coins),
  entries: BigInt(entries),
  offer,
})

export const isUnfinished = ({ promoOffers }: Bundle): boolean => promoOffers.some(({ current }) => current)

/** What the visitor can buy with one press: nothing while sales are closed, or without a saved payment method. */
export async function quickBuyOf(
  ctx: VisitorContext,
  slices: Slices,
  { sales, storeIds, bundle }: Pick<Storefront, 'sales' | 'storeIds' | 'bundle'>,
): Promise<QuickBuy> {
  const on = slicesOn(ctx, slices())
  const playerId = ctx.session?.playerId
  const saved = playerId ? await Promise.all(on.map((slice) => slice.hasSavedMethod?.(ctx.reader, playerId))) : []
  const wheels = await Promise.all(on.map((slice) => slice.quickBuyWheel?.(ctx)))
  const minDeposit = wheels.find((cents) => typeof cents === 'number')
  const mayBuy = sales.isOpen && saved.includes(true)
  return {
    packages: mayBuy ? storeIds : [],
    promoOffers: {
      bundle: mayBuy && bundle?.available ? bundle.id : null,
      extraWheel: minDeposit ? { minDeposit } : null,
    },
  }
}
