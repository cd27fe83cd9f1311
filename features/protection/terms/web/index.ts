import type { Profile } from '#features/account/contract.ts'
import type { WebFeature } from '#ui/feature.ts'
import { terms } from '../feature.ts'

/** The documents to confirm: a modal that stands until they are, above everything. */
export const termsWeb: WebFeature = {
  id: terms.id,
  places: [
    { group: 'about', order: 40, label: 'site.rules', icon: 'info-fill', path: '/page/sweepstakes-rules' },
    { group: 'about', order: 50, label: 'site.terms', icon: 'info-fill', path: '/page/terms-of-use' },
    { group: 'about', order: 60, label: 'site.privacy', icon: 'info-fill', path: '/page/privacy-policy' },
  ],
  modals: {
    terms: {
      load: () => import('./terms-modal.tsx'),
      isBlocking: true,
      isForBlockedToo: true,
      needsPlayer: true,
      isDemanded: (profile: Profile) => profile.termsRequirement.length > 0,
    },
  },
  playerWatchers: [() => import('./terms-watcher.tsx')],
}
