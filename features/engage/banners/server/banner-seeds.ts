import type { ContentSeed } from '#platform/content/content-kind.ts'
import type { BannerBody, BannerWords } from './banners.ts'

/** Of every brand: by name, in no order. */
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
        text: 'Every chance is counted, and every round can be checked.',
        action: 'Play now',
      },
      es: {
        tag: 'Vale la pena',
        title: 'Ember Wyrm: despierta al que duerme',
        text: 'Cada probabilidad está contada y cada ronda se puede comprobar.',
        action: 'Jugar ahora',
      },
    },
  },
}

/** What a brand shows of its own: its scene, its greeting to guests, and where it leads its players. */
interface House {
  readonly image: string
  readonly bg_color: string
  /** Without one the greeting of every brand stands. */
  readonly greeting?: Readonly<Record<'en' | 'es', string>>
  readonly lead: Readonly<Record<'en' | 'es', string>>
  readonly link: string
}

const HOUSES: Readonly<Record<string, House>> = {
  velmora: {
    image: 'ember-wyrm',
    bg_color: '#1c0408',
    lead: { en: 'Ember Wyrm: wake the fire', es: 'Ember Wyrm: despierta el fuego' },
    link: '/?game=ember-wyrm',
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

/** What a new site shows: the banners of every brand, and in each brand its own scene first. */
export const bannerSeeds: readonly ContentSeed[] = [
  ...Object.entries(SEEDS).map(([name, body]) => ({ name, locale: '*' as const, body })),
  ...Object.entries(HOUSES).flatMap(([brand, house]) => housesOf(brand, house)),
]

function housesOf(brand: string, { image, bg_color, greeting, lead, link }: House): ContentSeed[] {
  const scene = { image: `/art/banners/${image}`, bg_color }
  const house: BannerBody = {
    ...SEEDS['cherry-royale']!,
    ...scene,
    order: 25,
    audience: 'player',
    link,
    words: {
      en: { tag: 'For you', title: lead.en, text: 'Original games that you can prove fair, round by round.', action: 'Play now' },
      es: {
        tag: 'Para ti',
        title: lead.es,
        text: 'Juegos propios cuya limpieza puedes comprobar, ronda a ronda.',
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
      text: 'Sign up and play real slots for fun. No purchase is ever needed.',
      action: 'Sign up free',
    }),
    es: words(es, {
      tag: 'Juego gratis',
      text: 'Regístrate y juega por diversión. Nunca hace falta comprar.',
      action: 'Regístrate gratis',
    }),
  }
}
