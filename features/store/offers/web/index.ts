import type { WebFeature } from '#ui/feature.ts'

const load = () => import('./arrivals.tsx')
const bonus = { load: () => import('./bonus-modal.tsx'), needsPlayer: true, outcomeOf: '/promotions' }
const coming = { needsPlayer: true, load }

/** The actions of offer links and the modals that report on them. */
export const offersWeb: WebFeature = {
  id: 'offers',
  modals: {
    'coin-used': { load: () => import('./coin-used-modal.tsx'), needsPlayer: true, outcomeOf: '/cash/deposit-by-money/' },
    'free-entries-bonus': bonus,
    'free-spins-bonus': bonus,
  },
  arrivals: [
    { parameter: 'promoOffer', ...coming },
    { parameter: 'promoOfferSet', ...coming },
    { parameter: 'freeEntriesBonus', ...coming },
    { parameter: 'redirectUrl', value: 'bannerPresetPackage', ...coming },
  ],
}
