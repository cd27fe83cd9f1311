import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import { findUnfitWords } from '#kernel/words.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import type { RequestContext } from '#platform/context.ts'
import { PACKAGE_KIND, packageId } from '../contract.ts'
import { BUNDLE_SEEDS, OPENING_SEED, PACKAGE_SEEDS } from './seeds.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
/** Empty for none. */
const instant = z.union([z.literal(''), z.iso.datetime()])
const inBoth = <W extends z.ZodType>(words: W) => z.strictObject({ en: words, es: words })
const titled = inBoth(z.strictObject({ title: text(60), text: text(200) }))

const packageBody = z.strictObject({
  /** Smallest first. */
  order: z.int().min(0).max(10_000),
  /** Minor units: a hundredth of a coin or an entry. */
  coins: z.int().min(1).max(100_000_000_000),
  /** Free with the coins. */
  freeEntries: z.int().min(0).max(1_000_000_000),
  priceCents: z.int().min(1).max(1_000_000),
  /** The usual price; 0 if this is it. */
  usualPriceCents: z.int().min(0).max(1_000_000),
  bestDeal: z.boolean(),
  mostPopular: z.boolean(),
  /** Name of a picture in `public/art/interface`. */
  picture: z.string().regex(/^[a-z0-9-]{1,40}$/),
  relatedPresetIds: z.array(packageId).max(4),
  isInStore: z.boolean(),
  /** Promoted to players in a modal, once purchases are open. */
  isPopup: z.boolean(),
  /** The first of them is the banner's package. */
  isBanner: z.boolean(),
  until: instant,
  words: inBoth(z.strictObject({ title: text(60) })),
})
export type PackageBody = z.infer<typeof packageBody>

const bundleBody = z.strictObject({
  type: z.enum(['welcomePack']),
  /** Packages, in their order. */
  offers: z.array(packageId).min(1).max(6),
  until: instant,
  words: titled,
})
export type BundleBody = z.infer<typeof bundleBody>

const openingBody = z.strictObject({ opensAt: instant, words: titled })
export type OpeningBody = z.infer<typeof openingBody>

const unfit = (body: unknown): string[] =>
  findUnfitWords(JSON.stringify((body as { readonly words: Readonly<Record<Locale, object>> }).words)).map(
    (word) => `“${word}” isn’t allowed in a social casino.`,
  )

const missing = (ctx: RequestContext, names: readonly string[]): string[] =>
  names.filter((name) => !ctx.content.find(PACKAGE_KIND, name)).map((name) => `There is no package “${name}”.`)

/** Coin packages. */
export const packageKind: ContentKind = {
  kind: PACKAGE_KIND,
  title: 'Coin packages',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: false,
  schema: packageBody,
  blank: {
    order: 100,
    coins: 400_000,
    freeEntries: 0,
    priceCents: 199,
    usualPriceCents: 0,
    bestDeal: false,
    mostPopular: false,
    picture: 'coins-small',
    relatedPresetIds: [],
    isInStore: true,
    isPopup: false,
    isBanner: false,
    until: '',
    words: { en: { title: '' }, es: { title: '' } },
  },
  check: (ctx, { body }) => {
    const { usualPriceCents, priceCents, relatedPresetIds } = body as PackageBody
    const price = usualPriceCents > 0 && usualPriceCents <= priceCents ? ['The usual price is not above the price.'] : []
    return [...unfit(body), ...price, ...missing(ctx, relatedPresetIds)]
  },
  seeds: PACKAGE_SEEDS,
}

/** Packages of which buying one opens the next. */
export const bundleKind: ContentKind = {
  kind: 'package-bundle',
  title: 'Package bundles',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: false,
  schema: bundleBody,
  blank: {
    type: 'welcomePack',
    offers: [''],
    until: '',
    words: { en: { title: '', text: '' }, es: { title: '', text: '' } },
  },
  check: (ctx, { body }) => [...unfit(body), ...missing(ctx, (body as BundleBody).offers)],
  seeds: BUNDLE_SEEDS,
}

/** The notice in the store while nothing can be bought. */
export const openingKind: ContentKind = {
  kind: 'store-opening',
  title: 'Closed store',
  name: /^store$/,
  isByLocale: false,
  schema: openingBody,
  blank: { opensAt: '', words: { en: { title: '', text: '' }, es: { title: '', text: '' } } },
  check: (_ctx, { body }) => unfit(body),
  seeds: [OPENING_SEED],
}
