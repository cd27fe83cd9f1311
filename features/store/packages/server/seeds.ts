import { EVERY, type ContentSeed } from '#platform/content/content-kind.ts'
import type { BundleBody, OpeningBody, PackageBody } from './kinds.ts'

type Sold = Pick<PackageBody, 'priceCents' | 'picture'> & { readonly coins: number; readonly entries: number }

/** `coins` and `entries` in whole ones. */
const packageOf = ({ coins, entries, ...sold }: Sold, title: string, titleEs: string): PackageBody => ({
  order: 100,
  coins: coins * 100,
  freeEntries: entries * 100,
  usualPriceCents: 0,
  bestDeal: false,
  mostPopular: false,
  relatedPresetIds: [],
  isInStore: true,
  isPopup: false,
  isBanner: false,
  until: '',
  words: { en: { title }, es: { title: titleEs } },
  ...sold,
})

/** Their usual price is at most what as many coins cost on the shelf. */
const inBundle = { order: 900, isInStore: false } as const

const PACKAGES: Readonly<Record<string, PackageBody>> = {
  starter: {
    ...packageOf({ coins: 10_000, entries: 1, priceCents: 199, picture: 'coin' }, 'A first handful', 'Un primer puñado'),
    order: 10,
    relatedPresetIds: ['pouch'],
  },
  pouch: {
    ...packageOf({ coins: 55_000, entries: 6, priceCents: 499, picture: 'coins-small' }, 'A small stack', 'Un montoncito'),
    order: 20,
    relatedPresetIds: ['stack'],
  },
  stack: {
    ...packageOf({ coins: 120_000, entries: 13, priceCents: 999, picture: 'coins-pile' }, 'A good stack', 'Un buen montón'),
    order: 30,
    mostPopular: true,
    relatedPresetIds: ['pouch', 'treasure'],
  },
  treasure: {
    ...packageOf(
      { coins: 260_000, entries: 27, priceCents: 1_999, picture: 'coins-big' },
      'A heap of coins',
      'Una pila de monedas',
    ),
    order: 40,
    relatedPresetIds: ['stack', 'vault'],
  },
  vault: {
    ...packageOf({ coins: 700_000, entries: 75, priceCents: 4_999, picture: 'chest' }, 'The full chest', 'El cofre lleno'),
    order: 50,
    bestDeal: true,
    relatedPresetIds: ['treasure'],
  },
  'welcome-1': {
    ...packageOf(
      { coins: 200_000, entries: 22, priceCents: 999, picture: 'coins-big' },
      'First welcome package',
      'Primer paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 1_899,
    isPopup: true,
    isBanner: true,
    relatedPresetIds: ['stack'],
  },
  'welcome-2': {
    ...packageOf(
      { coins: 350_000, entries: 38, priceCents: 1_999, picture: 'coins-big' },
      'Second welcome package',
      'Segundo paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 2_999,
    relatedPresetIds: ['treasure'],
  },
  'welcome-3': {
    ...packageOf(
      { coins: 900_000, entries: 98, priceCents: 4_999, picture: 'chest' },
      'Third welcome package',
      'Tercer paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 6_799,
    relatedPresetIds: ['vault'],
  },
  heads: {
    ...packageOf(
      { coins: 150_000, entries: 16, priceCents: 999, picture: 'coins-pile' },
      'Heads: a quarter more',
      'Cara: un cuarto más',
    ),
    ...inBundle,
    usualPriceCents: 1_249,
    relatedPresetIds: ['stack'],
  },
  tails: {
    ...packageOf(
      { coins: 70_000, entries: 8, priceCents: 499, picture: 'coins-small' },
      'Tails: a little more',
      'Cruz: un poco más',
    ),
    ...inBundle,
    usualPriceCents: 649,
    relatedPresetIds: ['pouch'],
  },
}

const WELCOME: BundleBody = {
  type: 'welcomePack',
  offers: ['welcome-1', 'welcome-2', 'welcome-3'],
  until: '',
  words: {
    en: { title: 'Welcome pack', text: 'Three packages with more coins than usual, one after the other.' },
    es: { title: 'Pack de bienvenida', text: 'Tres paquetes con más monedas de lo habitual, uno tras otro.' },
  },
}

const OPENING: OpeningBody = {
  opensAt: '',
  words: {
    en: {
      title: 'The store is not open yet',
      text: 'Have a look at what will be on the shelf. Coins come free every day, before that day and after it.',
    },
    es: {
      title: 'La tienda aún no ha abierto',
      text: 'Mira lo que habrá en la tienda. Cada día hay monedas gratis, antes de ese día y después.',
    },
  },
}

const seed = ([name, body]: readonly [string, object]): ContentSeed => ({ name, locale: EVERY, body })

export const PACKAGE_SEEDS: readonly ContentSeed[] = Object.entries(PACKAGES).map(seed)
export const BUNDLE_SEEDS: readonly ContentSeed[] = [seed(['welcome-pack', WELCOME])]
export const OPENING_SEED: ContentSeed = seed(['store', OPENING])
