import type { WebFeature } from '#ui/feature.ts'

/** The personal data page. */
export const personalInfoWeb: WebFeature = {
  id: 'personal-info',
  navItems: [{ group: 'account', order: 10, label: 'site.profile', icon: 'user-circle-fill', path: '/profile', for: 'player' }],
  accountAreas: [{ order: 10, path: '/profile', label: 'personal-info.title' }],
  modals: {
    'step-reward': { load: () => import('./step-reward-modal.tsx'), needsPlayer: true, outcomeOf: '/profile' },
  },
  onPush: () => import('./on-push.ts'),
}
