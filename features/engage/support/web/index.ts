import type { WebFeature } from '#ui/feature.ts'
import { support } from '../feature.ts'

/** The link to support. */
export const supportWeb: WebFeature = {
  id: support.id,
  navItems: [
    { group: 'more', order: 85, label: 'support.title', icon: 'question-fill', path: '/support' },
    { group: 'account', order: 60, label: 'support.title', icon: 'question-fill', path: '/support', for: 'player' },
  ],
  modals: { support: { load: () => import('./support-modal.tsx') } },
  arrivals: [{ parameter: 'openSupport', load: () => import('./arrive.ts') }],
}
