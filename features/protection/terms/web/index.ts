import type { WebFeature } from '#ui/feature.ts'

/** The documents to accept: a modal above everything that stays until they are accepted. */
export const termsWeb: WebFeature = {
  id: 'terms',
  navItems: [
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
      isDemanded: (profile) => profile.termsRequirement.length > 0,
    },
  },
  playerWatchers: [() => import('./terms-watcher.tsx')],
}
