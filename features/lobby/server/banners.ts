import type { VisitorContext, Locale } from '#platform/context.ts'
import type { Banner } from '../contract.ts'

type Words = Pick<Banner, 'tag' | 'title' | 'text' | 'action'>

interface BannerData extends Omit<Banner, keyof Words> {
  readonly words: Readonly<Record<Locale, Words>>
  /** Guests see what a newcomer needs, players what they can do now. */
  readonly audience: 'guest' | 'player' | 'all'
  /** The slice that the banner speaks for, where there is one: while it is off, so is the banner. */
  readonly feature?: string
  /** The one promo banner stands before the home banners. */
  readonly isPromo?: boolean
}

/** The banners of home, until operators edit them. */
const BANNERS: readonly BannerData[] = [
  {
    id: 'welcome',
    audience: 'guest',
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
    audience: 'player',
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
    audience: 'all',
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
    audience: 'all',
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

/** The promo banner first, then the home banners. */
export function bannersFor(ctx: VisitorContext): Banner[] {
  const visitor = ctx.session ? 'player' : 'guest'
  const mine = BANNERS.filter(
    ({ audience, feature }) => (audience === 'all' || audience === visitor) && (!feature || ctx.isOn(feature)),
  )
  const ordered = [...mine.filter(({ isPromo }) => isPromo), ...mine.filter(({ isPromo }) => !isPromo)]
  return ordered.map(({ words, audience: _, isPromo: __, feature: ___, ...banner }) => ({ ...banner, ...words[ctx.locale] }))
}
