import type { Bundle, getPackages, Preset } from './contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { packages } from '#kernel/economy.ts'
import { wireReward } from '#kernel/reward.ts'

const aPreset: Preset = {
  id: 'stack',
  title: 'A good stack',
  ...wireReward(packages.stack),
  priceCents: packages.stack.priceCents,
  usualPriceCents: null,
  bestDeal: false,
  mostPopular: true,
  image: '/art/interface/coins-pile-128.webp',
  imageSet: '/art/interface/coins-pile-128.webp 128w, /art/interface/coins-pile-256.webp 256w',
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
  ...wireReward(packages.treasure),
  usualPriceCents: packages.treasure.priceCents,
  mostPopular: false,
}

export const aBundle: Bundle = {
  id: 'welcome-pack',
  type: 'welcomePack',
  title: 'Welcome pack',
  text: 'Three packages, one after the other.',
  promoOffers: [
    { id: 'welcome-1', current: true, isBought: false },
    { id: 'welcome-2', current: false, isBought: false },
  ],
  available: false,
  finishedAt: null,
}

export const aStorefront: ReplyOf<typeof getPackages> = {
  success: true,
  data: {
    quickBuy: { packages: [], promoOffers: { bundle: null, extraWheel: null } },
    sales: {
      isOpen: false,
      isClosedToTestAccount: false,
      opensAt: null,
      title: 'The store opens soon',
      text: 'Here’s a preview of what’s coming.',
    },
    packages: [
      {
        ...aPreset,
        id: 'starter',
        title: 'A first handful',
        ...wireReward(packages.starter),
        priceCents: packages.starter.priceCents,
        mostPopular: false,
      },
      aPreset,
      welcomePreset,
    ],
    storeIds: ['starter', 'stack'],
    bundle: aBundle,
  },
}
