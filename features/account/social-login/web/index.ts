import type { WebFeature } from '#ui/feature.ts'

/** Provider buttons on the sign-in and sign-up sheets, and the page of linked accounts. */
export const socialLoginWeb: WebFeature = {
  id: 'social-login',
  accountAreas: [{ order: 20, path: '/profile/socials', label: 'social-login.title', icon: 'link-bold', group: 'access' }],
  signInParts: [{ load: () => import('./social-buttons.tsx'), isForSignUp: true }],
}
