import type { WebFeature } from '#ui/feature.ts'
import { offers } from '../feature.ts'

const load = () => import('./arrivals.tsx')
const bonus = { load: () => import('./bonus-modal.tsx'), needsPlayer: true }
const coming = { needsPlayer: true, load }

/** What an offer in a link does, and the modals that tell of it. */
export const offersWeb: WebFeature = {
  id: offers.id,
  modals: {
    'coin-used': { load: () => import('./coin-used-modal.tsx'), needsPlayer: true },
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
