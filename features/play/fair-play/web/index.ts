import type { WebFeature } from '#ui/feature.ts'

/** The page of fair play. */
export const fairPlayWeb: WebFeature = {
  id: 'fair-play',
  places: [
    { group: 'more', order: 60, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'account', order: 40, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
    { group: 'about', order: 25, label: 'site.fairPlay', icon: 'scales-fill', path: '/fair' },
  ],
}
