import { toUnixSeconds, type Instant } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { type Bundle, PACKAGE_KIND, type Preset, type PresetPackage, type Sales } from '../contract.ts'
import type { BundleBody, OpeningBody, PackageBody } from './kinds.ts'
import { foldOffers } from './rules.ts'

/** A currently available package. */
interface Stocked {
  readonly body: PackageBody
  readonly preset: Preset
}

/** All currently available packages, in store order. */
export function stockOf(ctx: VisitorContext): readonly Stocked[] {
  return ctx.content
    .list<PackageBody>(PACKAGE_KIND)
    .filter(({ body }) => isInTime(ctx, body.until))
    .toSorted((one, other) => one.body.order - other.body.order || one.body.priceCents - other.body.priceCents)
    .map(({ name, body }) => ({ body, preset: toPreset(ctx, name, body) }))
}

/** Without a payment provider the store shows its packages and says that nothing can be bought. */
export function salesOf(ctx: VisitorContext, payments: readonly PaymentProvider[]): Sales {
  const { content, locale, session } = ctx
  const isOpen = providersFor(payments, session).length > 0
  if (payments.length > 0) return { isOpen, isClosedToTestAccount: !isOpen, opensAt: null, title: '', text: '' }
  const opening = content.find<OpeningBody>('store-opening', 'store')?.body
  // An opening date in the past is not announced.
  const opensAt = opening?.opensAt && isInTime(ctx, opening.opensAt) ? unixOf(opening.opensAt) : null
  const { title = '', text = '' } = opening?.words[locale] ?? {}
  return { isOpen: false, isClosedToTestAccount: false, opensAt, title, text }
}

export const packageOf = (preset: Preset, { isOpen }: Sales): PresetPackage => ({
  id: preset.id,
  promoOfferPreset: preset,
  isOnSale: isOpen,
})

/** Current bundles as this player has them, those whose packages are all bought included. */
export function bundlesOf(
  ctx: VisitorContext,
  { isOpen }: Pick<Sales, 'isOpen'>,
  bought: ReadonlySet<string>,
): readonly Bundle[] {
  const stocked = new Set(stockOf(ctx).map(({ preset }) => preset.id))
  return ctx.content
    .list<BundleBody>('package-bundle')
    .filter(({ body }) => isInTime(ctx, body.until) && body.offers.some((offer) => stocked.has(offer)))
    .map(({ name, body }) => {
      const promoOffers = foldOffers(
        name,
        body.offers.filter((offer) => stocked.has(offer)),
        bought,
      )
      return {
        id: name,
        type: body.type,
        ...body.words[ctx.locale],
        promoOffers,
        available: isOpen && promoOffers.some(({ current }) => current),
        finishedAt: body.until ? unixOf(body.until) : null,
      }
    })
}

/** Packages that are marked to be promoted; one in a bundle stands for the package that is open there. */
export function promotedOf(ctx: VisitorContext, bundles: readonly Bundle[], mark: 'isPopup' | 'isBanner'): Preset[] {
  const stock = stockOf(ctx)
  const ids = stock
    .filter(({ body }) => body[mark])
    .flatMap(({ preset: { id } }) => {
      const bundle = bundles.find(({ promoOffers }) => promoOffers.some((offer) => offer.id === id))
      return bundle ? (bundle.promoOffers.find(({ current }) => current)?.id ?? []) : id
    })
  return [...new Set(ids)].flatMap((id) => stock.find(({ preset }) => preset.id === id)?.preset ?? [])
}

const isInTime = ({ clock }: VisitorContext, until: string): boolean => until === '' || Date.parse(until) > clock.now()

const unixOf = (iso: string): number => toUnixSeconds(Date.parse(iso) as Instant)

/** Of the pictures in `public/art/interface`. */
const PICTURE_WIDTHS = [64, 128, 256, 512]

function toPreset({ locale }: VisitorContext, id: string, body: PackageBody): Preset {
  const { coins, freeEntries, priceCents, usualPriceCents, bestDeal, mostPopular, picture, relatedPresetIds, until } = body
  const image = (width: number): string => `/art/interface/${picture}-${width}.webp`
  return {
    id,
    title: body.words[locale].title,
    coins,
    entries: freeEntries,
    priceCents,
    usualPriceCents: usualPriceCents || null,
    bestDeal,
    mostPopular,
    image: image(128),
    imageSet: PICTURE_WIDTHS.map((width) => `${image(width)} ${width}w`).join(', '),
    image2x: image(256),
    imageMobile2x: image(256),
    imageBanner: image(256),
    imageBannerMobile: image(128),
    relatedPresetIds,
    finishedAt: until ? unixOf(until) : null,
  }
}
