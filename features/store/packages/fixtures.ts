import type { Bundle, getPackages, Preset } from './contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'

export const aPreset: Preset = {
  id: 'stack',
  title: 'A good stack',
  coins: 12_000_000,
  entries: 1_300,
  priceCents: 999,
  usualPriceCents: null,
  bestDeal: false,
  mostPopular: true,
  image: '/art/interface/coins-pile-128.webp',
  image2x: '/art/interface/coins-pile-256.webp',
  imageMobile2x: '/art/interface/coins-pile-256.webp',
  imageBanner: '/art/interface/coins-pile-256.webp',
  imageBannerMobile: '/art/interface/coins-pile-128.webp',
  relatedPresetIds: ['starter'],
  finishedAt: null,
}

export const welcomePreset: Preset = {
  ...aPreset,
  id: 'welcome-1',
  title: 'First welcome package',
  coins: 20_000_000,
  entries: 2_200,
  usualPriceCents: 1_999,
  mostPopular: false,
}

export const aBundle: Bundle = {
  id: 'welcome-pack',
  type: 'welcomePack',
  title: 'Welcome pack',
  text: 'Three packages, one after the other.',
  promoOffers: [
    { id: 'welcome-1', current: true },
    { id: 'welcome-2', current: false },
  ],
  available: false,
  finishedAt: null,
}

export const aShelf: ReplyOf<typeof getPackages> = {
  success: true,
  data: {
    sales: {
      isOpen: false,
      opensAt: null,
      title: 'The store is not open yet',
      text: 'Have a look at what will be on the shelf.',
    },
    packages: [
      {
        ...aPreset,
        id: 'starter',
        title: 'A first handful',
        coins: 1_000_000,
        entries: 100,
        priceCents: 199,
        mostPopular: false,
      },
      aPreset,
      welcomePreset,
    ],
    storeIds: ['starter', 'stack'],
    bundle: aBundle,
  },
}
