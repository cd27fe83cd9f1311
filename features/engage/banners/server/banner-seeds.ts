import type { ContentSeed } from '#platform/content/content-kind.ts'
import type { BannerBody, BannerWords } from './banners.ts'

/** Banners of all brands, by name, unordered. */
const SEEDS: Readonly<Record<string, BannerBody>> = {
  welcome: {
    order: 10,
    audience: 'guest',
    until: '',
    feature: '',
    isPromo: true,
    link: '/signup',
    image: '/art/banners/welcome',
    bg_color: '#1a0b2e',
    words: welcome('Your first coins are on the house', 'Tus primeras monedas, invita la casa'),
  },
  'daily-login': {
    feature: 'daily-login',
    order: 20,
    audience: 'player',
    until: '',
    isPromo: false,
    link: '/?openModal=daily-login',
    image: '/art/banners/daily-login',
    bg_color: '#061d2c',
    words: {
      en: {
        tag: 'Every day',
        title: '7 days, 7 prizes',
        text: 'Come back every day. Prizes get bigger through day 7.',
        action: 'See today’s prize',
      },
      es: {
        tag: 'Cada día',
        title: '7 días, 7 premios',
        text: 'Vuelve todos los días. Los premios crecen hasta el día 7.',
        action: 'Ver premio de hoy',
      },
    },
  },
  'cherry-royale': {
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
        text: 'Land 3 stars for free spins where every win is doubled.',
        action: 'Play now',
      },
      es: {
        tag: 'Juego nuevo',
        title: 'Cherry Royale: giros gratis al doble',
        text: 'Saca 3 estrellas y recibe giros gratis en los que cada premio vale el doble.',
        action: 'Jugar ahora',
      },
    },
  },
  'voltage-sevens': {
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
        text: 'Hold two bolts and the third reel respins, with a chance to nudge.',
        action: 'Play now',
      },
      es: {
        tag: 'Juego nuevo',
        title: 'Voltage Sevens: conserva dos rayos',
        text: 'Conserva dos rayos y el tercer rodillo gira otra vez, con opción de nudge.',
        action: 'Jugar ahora',
      },
    },
  },
  'ember-wyrm': {
    order: 50,
    audience: 'all',
    until: '',
    isPromo: false,
    place: 'rows',
    feature: '',
    link: '/?game=ember-wyrm',
    image: '/art/banners/ember-wyrm',
    bg_color: '#220604',
    words: {
      en: {
        tag: 'Worth a look',
        title: 'Ember Wyrm: wake what sleeps',
        text: 'Six coins trigger Hold and Spin. Fill the grid for the Grand.',
        action: 'Play now',
      },
      es: {
        tag: 'Vale la pena',
        title: 'Ember Wyrm: despierta al que duerme',
        text: 'Seis monedas activan Fija y gira. Llena la cuadrícula para ganar el Grande.',
        action: 'Jugar ahora',
      },
    },
  },
}

/** A brand's own banner content: its scene, its guest greeting and its link for players. */
interface House {
  readonly image: string
  readonly bg_color: string
  /** Without one, the shared greeting applies. */
  readonly greeting?: Readonly<Record<'en' | 'es', string>>
  readonly lead: Readonly<Record<'en' | 'es', string>>
  readonly link: string
}

const HOUSES: Readonly<Record<string, House>> = {
  velmora: {
    image: 'welcome',
    bg_color: '#1a0b2e',
    lead: { en: 'Crown your day: pick a game', es: 'Corona tu día: elige un juego' },
    link: '/library',
  },
  tidewick: {
    image: 'tidewick',
    bg_color: '#02182c',
    greeting: { en: 'Dive in: your first coins are free', es: 'Sumérgete: tus primeras monedas son gratis' },
    lead: { en: 'New games with every tide', es: 'Juegos nuevos con cada marea' },
    link: '/library',
  },
  emberjack: {
    image: 'ember-wyrm',
    bg_color: '#1c0408',
    greeting: { en: 'The wyrm’s first coins are yours', es: 'Las primeras monedas del dragón son tuyas' },
    lead: { en: 'Ember Wyrm: wake the fire', es: 'Ember Wyrm: despierta el fuego' },
    link: '/?game=ember-wyrm',
  },
  jadeloom: {
    image: 'jadeloom',
    bg_color: '#03160f',
    greeting: { en: 'Gold grows here: your first coins are free', es: 'Aquí crece el oro: tus primeras monedas, gratis' },
    lead: { en: 'Jade Canopy: the mask is watching', es: 'Jade Canopy: la máscara te mira' },
    link: '/?game=jade-canopy',
  },
  rosalune: {
    image: 'rosalune',
    bg_color: '#23040f',
    greeting: { en: 'Tonight your first coins are a gift', es: 'Esta noche tus primeras monedas son un regalo' },
    lead: { en: 'The curtain is up: choose your game', es: 'Se abre el telón: elige tu juego' },
    link: '/library',
  },
  voltgrid: {
    image: 'voltgrid',
    bg_color: '#05070c',
    greeting: { en: 'Plug in: your first coins are free', es: 'Conéctate: tus primeras monedas son gratis' },
    lead: { en: 'Every game, fully charged', es: 'Todos los juegos, a plena carga' },
    link: '/library',
  },
  sundrift: {
    image: 'sundrift',
    bg_color: '#4a1410',
    greeting: { en: 'The sun is out, the coins are on us', es: 'Sale el sol y las monedas las ponemos nosotros' },
    lead: { en: 'Long days, bright games', es: 'Días largos, juegos brillantes' },
    link: '/library',
  },
  northgilt: {
    image: 'northgilt',
    bg_color: '#0a1226',
    greeting: { en: 'Warm up with coins on the house', es: 'Entra en calor con monedas de la casa' },
    lead: { en: 'Games for long northern nights', es: 'Juegos para las largas noches del norte' },
    link: '/library',
  },
  bellwhim: {
    image: 'bellwhim',
    bg_color: '#5a0f7a',
    greeting: { en: 'Ring the bell: your first coins are free', es: 'Toca la campana: tus primeras monedas son gratis' },
    lead: { en: 'Sugar Parade: sweets that tumble', es: 'Sugar Parade: dulces en cascada' },
    link: '/?game=sugar-parade',
  },
}

/** Banners of a new site: the shared ones, preceded in each brand by its own scene. */
export const bannerSeeds: readonly ContentSeed[] = [
  ...Object.entries(SEEDS).map(([name, body]) => ({ name, locale: '*' as const, body })),
  ...Object.entries(HOUSES).flatMap(([brand, house]) => housesOf(brand, house)),
]

function housesOf(brand: string, { image, bg_color, greeting, lead, link }: House): ContentSeed[] {
  const scene = { image: `/art/banners/${image}`, bg_color }
  const house: BannerBody = {
    ...SEEDS['cherry-royale']!,
    ...scene,
    order: 15,
    audience: 'player',
    isPromo: true,
    link,
    words: {
      en: { tag: 'For you', title: lead.en, text: 'Provably fair original games. Verify any round.', action: 'Play now' },
      es: {
        tag: 'Para ti',
        title: lead.es,
        text: 'Juegos originales verificables. Comprueba cualquier ronda.',
        action: 'Jugar ahora',
      },
    },
  }
  const seeds: ContentSeed[] = [{ brand, name: 'house', locale: '*', body: house }]
  if (!greeting) return seeds
  const words = welcome(greeting.en, greeting.es)
  return [...seeds, { brand, name: 'welcome', locale: '*', body: { ...SEEDS['welcome']!, ...scene, words } }]
}

function welcome(en: string, es: string): BannerBody['words'] {
  const words = (title: string, rest: Omit<BannerWords, 'title'>): BannerWords => ({ title, ...rest })
  return {
    en: words(en, {
      tag: 'Free to play',
      text: 'Sign up and play original slots for fun. No purchase necessary.',
      action: 'Sign up free',
    }),
    es: words(es, {
      tag: 'Juego gratis',
      text: 'Regístrate y juega por diversión. No se requiere compra.',
      action: 'Regístrate gratis',
    }),
  }
}
