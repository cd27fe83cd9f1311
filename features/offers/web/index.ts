import type { WebFeature } from '#ui/feature.ts'
import { offers } from '../feature.ts'

const load = () => import('./arrivals.tsx')

/** What an offer in a link does, and the modals that tell of it. */
export const offersWeb: WebFeature = {
  id: offers.id,
  modals: {
    'coin-used': { load: () => import('./coin-used-modal.tsx'), needsPlayer: true },
    'free-entries-bonus': { load: () => import('./bonus-modal.tsx'), needsPlayer: true },
    'free-spins-bonus': { load: () => import('./bonus-modal.tsx'), needsPlayer: true },
  },
  arrivals: [
    { parameter: 'promoOffer', needsPlayer: true, load: async () => ({ arrive: (await load()).takeOffer }) },
    { parameter: 'promoOfferSet', needsPlayer: true, load: async () => ({ arrive: (await load()).flipCoin }) },
    { parameter: 'freeEntriesBonus', needsPlayer: true, load: async () => ({ arrive: (await load()).openBonus }) },
    {
      parameter: 'redirectUrl',
      value: 'bannerPresetPackage',
      needsPlayer: true,
      load: async () => ({ arrive: (await load()).goToBannerPackage }),
    },
  ],
}
