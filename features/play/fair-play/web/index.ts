import type { WebFeature } from '#ui/feature.ts'

/** The fair-play page, and the browser's part: client seeds and its memory of hashes. */
export const fairPlayWeb: WebFeature = {
  id: 'fair-play',
  playerWatchers: [() => import('./seed-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
  navItems: [
    { group: 'more', order: 60, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'account', order: 40, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'about', order: 25, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
  ],
}
