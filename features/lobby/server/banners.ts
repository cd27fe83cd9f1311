import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import { findUnfitWords } from '#kernel/words.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Banner } from '../contract.ts'

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
  /** No longer shown from then on; for ever where empty. */
  until: z.union([z.literal(''), z.iso.datetime()]),
  link: z.string().regex(pathHere),
  image: z.string().regex(pathHere),
  bg_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  words: z.strictObject({ en: words, es: words }),
})
type BannerBody = z.infer<typeof bannerBody>

/** What a new site shows. */
const SEEDS: readonly (BannerBody & { readonly id: string })[] = [
  {
    id: 'welcome',
    order: 10,
    audience: 'guest',
    until: '',
    feature: '',
    isPromo: true,
    link: '/signup',
    image: '/art/banners/welcome',
    bg_color: '#1a0b2e',
    words: {
      en: {
        tag: 'Free to play',
        title: 'Your first coins are on the house',
        text: 'Sign up and play real slots for fun. No purchase is ever needed.',
        action: 'Sign up free',
      },
      es: {
        tag: 'Juego gratis',
        title: 'Tus primeras monedas, invita la casa',
        text: 'Regístrate y juega por diversión. Nunca hace falta comprar.',
        action: 'Regístrate gratis',
      },
    },
  },
  {
    id: 'daily-login',
    feature: 'daily-login',
    order: 20,
    audience: 'player',
    until: '',
    isPromo: true,
    link: '/?openModal=daily-login',
    image: '/art/banners/daily-login',
    bg_color: '#061d2c',
    words: {
      en: {
        tag: 'Every day',
        title: 'Seven days, seven prizes',
        text: 'Come back each day: the prizes grow up to day seven.',
        action: 'See today’s prize',
      },
      es: {
        tag: 'Cada día',
        title: 'Siete días, siete premios',
        text: 'Vuelve cada día: los premios crecen hasta el séptimo.',
        action: 'Ver el premio de hoy',
      },
    },
  },
  {
    id: 'cherry-royale',
    order: 30,
    audience: 'all',
    until: '',
    isPromo: false,
    feature: '',
    link: '/?game=cherry-royale',
    image: '/art/banners/cherry-royale',
    bg_color: '#2c0210',
    words: {
      en: {
        tag: 'New game',
        title: 'Cherry Royale: free spins, doubled',
        text: 'Three stars bring free spins in which every win counts twice.',
        action: 'Play now',
      },
      es: {
        tag: 'Juego nuevo',
        title: 'Cherry Royale: tiradas gratis al doble',
        text: 'Tres estrellas traen tiradas gratis en las que cada premio vale el doble.',
        action: 'Jugar ahora',
      },
    },
  },
  {
    id: 'voltage-sevens',
    order: 40,
    audience: 'all',
    until: '',
    isPromo: false,
    feature: '',
    link: '/?game=voltage-sevens',
    image: '/art/banners/voltage-sevens',
    bg_color: '#0d0326',
    words: {
      en: {
        tag: 'New game',
        title: 'Voltage Sevens: hold two bolts',
        text: 'Two bolts stay, the third reel turns again and may nudge.',
        action: 'Play now',
      },
      es: {
        tag: 'Juego nuevo',
        title: 'Voltage Sevens: dos rayos se quedan',
        text: 'Dos rayos se quedan, el tercer rodillo gira otra vez y puede dar un empujón.',
        action: 'Jugar ahora',
      },
    },
  },
]

/** The banners of home, edited by operators. */
export const bannerKind: ContentKind = {
  kind: 'banner',
  title: 'Banners',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: false,
  schema: bannerBody,
  blank: {
    order: 100,
    audience: 'all',
    feature: '',
    isPromo: false,
    until: '',
    link: '/',
    image: '/art/banners/welcome',
    bg_color: '#1a0b2e',
    words: {
      en: { tag: '', title: '', text: '', action: '' },
      es: { tag: '', title: '', text: '', action: '' },
    },
  },
  check: (_ctx, { body }) =>
    findUnfitWords(JSON.stringify((body as BannerBody).words)).map((word) => `‘${word}’ is no word of a social casino.`),
  seeds: SEEDS.map(({ id, ...body }) => ({ name: id, locale: '*', body })),
}

/** The promo banner first, then the home banners. */
export function bannersFor(ctx: VisitorContext): Banner[] {
  const visitor = ctx.session ? 'player' : 'guest'
  const now = ctx.clock.now()
  const mine = ctx.content
    .list<BannerBody>('banner')
    .filter(({ body: { audience, feature, until } }) => {
      const isSeen = audience === 'all' || audience === visitor
      return isSeen && (feature === '' || ctx.isOn(feature)) && (until === '' || Date.parse(until) > now)
    })
    .toSorted((one, other) => one.body.order - other.body.order)
  const promo = mine.filter(({ body }) => body.isPromo).slice(0, 1)
  const home = mine.filter(({ body }) => !body.isPromo)
  return [...promo, ...home].map(({ name, body }) => toBanner(name, body, ctx.locale))
}

const toBanner = (id: string, { link, image, bg_color, words: all }: BannerBody, locale: Locale): Banner => ({
  id,
  link,
  image,
  bg_color,
  ...all[locale],
})
