import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import { findUnfitWords } from '#kernel/words.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Banner } from '../contract.ts'
import { bannerSeeds } from './banner-seeds.ts'
import { PICTURES } from './pictures.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const words = z.strictObject({ tag: text(40), title: text(90), text: text(200), action: text(40) })
const pathHere = /^\/(?![/\\])[^\s"'<>]*$/

/** A banner as operators write it. Its times are those of its versions: it is shown from when it was published for. */
const bannerBody = z.strictObject({
  /** The smallest first, after the promo banners. */
  order: z.int().min(0).max(10_000),
  /** Guests see what a newcomer needs, players what they can do now. */
  audience: z.enum(['guest', 'player', 'all']),
  /** The slice that the banner speaks for, where there is one: while it is off, so is the banner. */
  feature: z.string().max(40),
  /** The one promo banner stands before the home banners. */
  isPromo: z.boolean(),
  /** On top of the page where it says nothing, or below the rows of games, where players alone see it. */
  place: z.enum(['slider', 'rows']).optional(),
  /** No longer shown from then on; for ever where empty. */
  until: z.union([z.literal(''), z.iso.datetime()]),
  link: z.string().regex(pathHere),
  image: z.string().regex(pathHere),
  bg_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  words: z.strictObject({ en: words, es: words }),
})
export type BannerBody = z.infer<typeof bannerBody>
export type BannerWords = z.infer<typeof words>

/** The banners of home, edited by operators. */
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
  const unfit = findUnfitWords(JSON.stringify(said)).map((word) => `‘${word}’ is no word of a social casino.`)
  const unseen = audience === 'guest' && place === 'rows'
  return [
    ...unfit,
    ...(unseen ? ['Below the rows stands nothing for guests: choose the slider.'] : []),
    ...(PICTURES.includes(image) ? [] : [`There is no picture ${image}. There are: ${PICTURES.join(', ')}`]),
  ]
}

export interface HomeBanners {
  /** The promo banner first, then the home banners. */
  readonly slider: Banner[]
  /** The other promo banners: the slider has room for one. */
  readonly promo: Banner[]
  /** Those below the rows of games. */
  readonly rows: Banner[]
}

/** What this visitor sees now, by where it stands. */
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
  return {
    slider: shown(first ? [first, ...home] : home),
    promo: shown(others),
    rows: shown(mine.filter(({ body }) => body.place === 'rows')),
  }
}

const toBanner = (id: string, { link, image, bg_color, words: all }: BannerBody, locale: Locale): Banner => ({
  id,
  // What is home's with a modal or a game opens over the page that one is on.
  link: link.replace(/^\/\?/, '?'),
  image,
  bg_color,
  ...all[locale],
})
