import { packages } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import { type Reward, reward } from '#kernel/reward.ts'
import { EVERY, type ContentSeed } from '#platform/content/content-kind.ts'
import type { BundleBody, OpeningBody, PackageBody } from './kinds.ts'

type Sold = Pick<PackageBody, 'priceCents' | 'picture'> & Reward

const packageOf = ({ coins, entries, ...sold }: Sold, title: string, titleEs: string): PackageBody => ({
  order: 100,
  coins: toWire(coins),
  freeEntries: toWire(entries),
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

/** Their usual price is at most that of the same number of coins in the store. */
const inBundle = { order: 900, isInStore: false } as const

const PACKAGES: Readonly<Record<string, PackageBody>> = {
  starter: {
    ...packageOf({ ...packages.starter, picture: 'coin' }, 'Starter', 'Inicial'),
    order: 10,
    relatedPresetIds: ['pouch'],
  },
  pouch: {
    ...packageOf({ ...packages.pouch, picture: 'coins-small' }, 'Basic', 'Básico'),
    order: 20,
    relatedPresetIds: ['stack'],
  },
  stack: {
    ...packageOf({ ...packages.stack, picture: 'coins-pile' }, 'Popular', 'Popular'),
    order: 30,
    mostPopular: true,
    relatedPresetIds: ['pouch', 'treasure'],
  },
  treasure: {
    ...packageOf({ ...packages.treasure, picture: 'coins-big' }, 'Value', 'Ahorro'),
    order: 40,
    relatedPresetIds: ['stack', 'vault'],
  },
  vault: {
    ...packageOf({ ...packages.vault, picture: 'chest' }, 'Mega', 'Mega'),
    order: 50,
    relatedPresetIds: ['treasure', 'hoard'],
  },
  hoard: {
    ...packageOf({ ...packages.hoard, picture: 'chest' }, 'Ultimate', 'Máximo'),
    order: 60,
    bestDeal: true,
    relatedPresetIds: ['vault'],
  },
  'welcome-1': {
    ...packageOf(
      { ...packages.stack, ...reward(40_000, 10), picture: 'coins-big' },
      'First welcome package',
      'Primer paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 1_699,
    isPopup: true,
    isBanner: true,
    relatedPresetIds: ['stack'],
  },
  'welcome-2': {
    ...packageOf(
      { ...packages.treasure, ...reward(70_000, 20.5), picture: 'coins-big' },
      'Second welcome package',
      'Segundo paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 2_899,
    relatedPresetIds: ['treasure'],
  },
  'welcome-3': {
    ...packageOf(
      { ...packages.vault, ...reward(180_000, 52), picture: 'chest' },
      'Third welcome package',
      'Tercer paquete de bienvenida',
    ),
    ...inBundle,
    usualPriceCents: 6_799,
    relatedPresetIds: ['vault'],
  },
  heads: {
    ...packageOf({ ...packages.stack, ...reward(27_500, 10), picture: 'coins-pile' }, 'Heads: 25% extra', 'Cara: 25% extra'),
    ...inBundle,
    usualPriceCents: 1_249,
    relatedPresetIds: ['stack'],
  },
  tails: {
    ...packageOf(
      { ...packages.pouch, ...reward(12_500, 5), picture: 'coins-small' },
      'Tails: a little extra',
      'Cruz: un poco extra',
    ),
    ...inBundle,
    usualPriceCents: 599,
    relatedPresetIds: ['pouch'],
  },
}

const WELCOME: BundleBody = {
  type: 'welcomePack',
  offers: ['welcome-1', 'welcome-2', 'welcome-3'],
  until: '',
  words: {
    en: { title: 'Welcome pack', text: 'Three one-time offers with extra coins.' },
    es: { title: 'Paquete de bienvenida', text: 'Tres ofertas únicas con monedas extra.' },
  },
}

const OPENING: OpeningBody = {
  opensAt: '',
  words: {
    en: {
      title: 'The store opens soon',
      text: 'Here’s a preview of what’s coming. You can claim free coins every day.',
    },
    es: {
      title: 'La tienda abre pronto',
      text: 'Un adelanto de lo que viene. Todos los días puedes reclamar monedas gratis.',
    },
  },
}

const seed = ([name, body]: readonly [string, object]): ContentSeed => ({ name, locale: EVERY, body })

export const PACKAGE_SEEDS: readonly ContentSeed[] = Object.entries(PACKAGES).map(seed)
export const BUNDLE_SEEDS: readonly ContentSeed[] = [seed(['welcome-pack', WELCOME])]
export const OPENING_SEED: ContentSeed = seed(['store', OPENING])
