import type { Profile } from '#features/account/contract.ts'
import type { WebFeature } from '#ui/feature.ts'
import { terms } from '../feature.ts'

/** The documents to confirm: a modal that stands until they are, above everything. */
export const termsWeb: WebFeature = {
  id: terms.id,
  modals: {
    terms: {
      load: () => import('./terms-modal.tsx'),
      isBlocking: true,
      needsPlayer: true,
      isDemanded: (profile: Profile) => profile.termsRequirement.length > 0,
    },
  },
  playerWatchers: [() => import('./terms-watcher.tsx')],
}
