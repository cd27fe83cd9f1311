import type { WebFeature } from '#ui/feature.ts'
import { socials } from '../feature.ts'

/** Buttons of the providers on the sign-in and sign-up sheets, and the page of linked accounts. */
export const socialsWeb: WebFeature = {
  id: socials.id,
  accountAreas: [{ path: '/profile/socials', label: 'socials.title', icon: 'link-bold', group: 'access' }],
  signInParts: [{ load: () => import('./social-buttons.tsx'), isForSignUp: true }],
}
