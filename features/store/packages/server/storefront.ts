import { toUnixSeconds, type Instant } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type Bundle, PACKAGE_KIND, type Preset, type PresetPackage, type Sales } from '../contract.ts'
import type { BundleBody, OpeningBody, PackageBody } from './kinds.ts'

/** A package that is there now. */
interface Stocked {
  readonly body: PackageBody
  readonly preset: Preset
}

/** Every package that is there now, in the order of the store. */
export function stockOf(ctx: VisitorContext): readonly Stocked[] {
  return ctx.content
    .list<PackageBody>(PACKAGE_KIND)
    .filter(({ body }) => isInTime(ctx, body.until))
    .toSorted((one, other) => one.body.order - other.body.order || one.body.priceCents - other.body.priceCents)
    .map(({ name, body }) => ({ body, preset: toPreset(ctx, name, body) }))
}

/** Nothing takes a payment yet, so the store shows what it will sell and says so. */
export function salesOf(ctx: VisitorContext): Sales {
  const { content, locale } = ctx
  const opening = content.find<OpeningBody>('store-opening', 'store')?.body
  // A day that has come and opened nothing is no day to wait for.
  const opensAt = opening?.opensAt && isInTime(ctx, opening.opensAt) ? unixOf(opening.opensAt) : null
  return { isOpen: false, opensAt, title: opening?.words[locale].title ?? '', text: opening?.words[locale].text ?? '' }
}

export const packageOf = (preset: Preset, { isOpen }: Sales): PresetPackage => ({
  id: preset.id,
  promoOfferPreset: preset,
  isOnSale: isOpen,
})

/** Bundles with something left in them; nobody has bought anything, so the first of each is open. */
export function bundlesOf(ctx: VisitorContext): readonly Bundle[] {
  const stocked = new Set(stockOf(ctx).map(({ preset }) => preset.id))
  const { isOpen } = salesOf(ctx)
  return ctx.content
    .list<BundleBody>('package-bundle')
    .filter(({ body }) => isInTime(ctx, body.until) && body.offers.some((offer) => stocked.has(offer)))
    .map(({ name, body }) => {
      const offers = body.offers.filter((offer) => stocked.has(offer))
      return {
        id: name,
        type: body.type,
        ...body.words[ctx.locale],
        promoOffers: offers.map((id, at) => ({ id, current: at === 0 })),
        available: isOpen,
        finishedAt: body.until ? unixOf(body.until) : null,
      }
    })
}

const isInTime = ({ clock }: VisitorContext, until: string): boolean => until === '' || Date.parse(until) > clock.now()

const unixOf = (iso: string): number => toUnixSeconds(Date.parse(iso) as Instant)

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
    image2x: image(256),
    imageMobile2x: image(256),
    imageBanner: image(256),
    imageBannerMobile: image(128),
    relatedPresetIds,
    finishedAt: until ? unixOf(until) : null,
  }
}
