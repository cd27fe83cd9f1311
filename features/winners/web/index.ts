import type { WebFeature } from '#ui/feature.ts'
import { winners } from '../feature.ts'

/** What was won lately, on home and lobby; and where a player says not to be among it. */
export const winnersWeb: WebFeature = {
  id: winners.id,
  accountAreas: [{ path: '/profile/privacy', label: 'winners.pageTitle', icon: 'eye-slash-bold', group: 'news' }],
  homeSections: [{ place: 'after-first-row', load: () => import('./last-winners.tsx') }],
  onPush: () => import('./on-push.ts'),
}
