import { z } from 'zod'
import { optionsOf } from '#kernel/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import { findUnfitWords } from '#kernel/words.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Banner } from '../contract.ts'
import { banners } from '../feature.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { PICTURES } from './pictures.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const words = z.strictObject({ tag: text(40), title: text(90), text: text(200), action: text(40) })
const pathHere = /^\/(?![/\\])[^\s"'<>]*$/

/** A banner as operators write it. Its versions carry the times: it shows from its publish time. */
const bannerBody = z.strictObject({
  /** Ascending order, after the promo banners. */
  order: z.int().min(0).max(10_000),
  /** Guests see what a newcomer needs, players their current actions. */
  audience: z.enum(['guest', 'player', 'all']),
  /** The slice that the banner advertises, if any; while it is off, the banner is hidden. */
  feature: z.string().max(40),
  /** The single promo banner precedes the home banners. */
  isPromo: z.boolean(),
  /** At the top of the page when empty, or below the game rows, for players only. */
  place: z.enum(['slider', 'rows']).optional(),
  /** Hidden from then on; empty for no end. */
  until: z.union([z.literal(''), z.iso.datetime()]),
  link: z.string().regex(pathHere),
  image: z.string().regex(pathHere),
  bg_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  words: z.strictObject({ en: words, es: words }),
})
export type BannerBody = z.infer<typeof bannerBody>
export type BannerWords = z.infer<typeof words>

/** The home page banners, edited by operators. */
export const bannerKind: ContentKind = {
  kind: 'banner',
  title: 'Banners',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: false,
  schema: bannerBody,
  choices: { audience: ['guest', 'player', 'all'], place: ['slider', 'rows'], image: PICTURES },
  blank: {
    order: 100,
    audience: 'all',
    feature: '',
    isPromo: false,
    place: 'slider',
    until: '',
    link: '/',
    image: '/art/banners/welcome',
    bg_color: '#1a0b2e',
    words: {
      en: { tag: '', title: '', text: '', action: '' },
      es: { tag: '', title: '', text: '', action: '' },
    },
  },
  check: (_ctx, { body }) => problemsOf(body as BannerBody),
  seeds: bannerSeeds,
}

function problemsOf({ audience, place, image, words: said }: BannerBody): string[] {
  const unfit = findUnfitWords(JSON.stringify(said)).map((word) => `“${word}” isn’t allowed in a social casino.`)
  const unseen = audience === 'guest' && place === 'rows'
  return [
    ...unfit,
    ...(unseen ? ['Guests don’t see banners below the game rows. Choose the slider.'] : []),
    ...(PICTURES.includes(image) ? [] : [`Unknown picture ${image}. Choose one of: ${PICTURES.join(', ')}`]),
  ]
}

export interface HomeBanners {
  /** The promo banner first, then the home banners; one alone at a brand without a slider. */
  readonly slider: Banner[]
  /** The remaining promo banners, as the slider has room for one; and what a brand without a slider leaves out. */
  readonly promo: Banner[]
  /** Banners below the game rows. */
  readonly rows: Banner[]
}

/** The banners this visitor sees now, by position. */
export function bannersFor(ctx: VisitorContext): HomeBanners {
  const visitor = ctx.session ? 'player' : 'guest'
  const now = ctx.clock.now()
  const mine = ctx.content
    .list<BannerBody>('banner')
    .filter(({ body: { audience, feature, until } }) => {
      const isSeen = audience === 'all' || audience === visitor
      return isSeen && (feature === '' || ctx.isOn(feature)) && (until === '' || Date.parse(until) > now)
    })
    .toSorted((one, other) => one.body.order - other.body.order)
  const shown = (entries: typeof mine) => entries.map(({ name, body }) => toBanner(name, body, ctx.locale))
  const above = mine.filter(({ body }) => body.place !== 'rows')
  const [first, ...others] = above.filter(({ body }) => body.isPromo)
  const home = above.filter(({ body }) => !body.isPromo)
  const [top, ...after] = first ? [first, ...home] : home
  const isSliding = optionsOf(ctx.theme, banners).isSliderEnabled
  return {
    slider: shown(top ? [top, ...(isSliding ? after : [])] : []),
    promo: shown([...others, ...(isSliding ? [] : after)]),
    rows: shown(mine.filter(({ body }) => body.place === 'rows')),
  }
}

/** Of every banner picture. */
const WIDTHS = [576, 768, 1024, 1280, 1400, 1536]

const toBanner = (id: string, { link, image, bg_color, words: all }: BannerBody, locale: Locale): Banner => ({
  id,
  // A home link with a modal or a game opens over the current page.
  link: link.replace(/^\/\?/, '?'),
  image: `${image}-768.webp`,
  imageSet: WIDTHS.map((width) => `${image}-${width}.webp ${width}w`).join(', '),
  bg_color,
  ...all[locale],
})
