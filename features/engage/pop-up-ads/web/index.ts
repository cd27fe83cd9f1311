import type { WebFeature } from '#ui/feature.ts'
import { popUpAds } from '../feature.ts'

/** Waits for the moments at which something may be pointed out. */
export const popUpAdsWeb: WebFeature = {
  id: popUpAds.id,
  modals: { 'pop-up-ad': { load: () => import('./pop-up-modal.tsx') } },
  watchers: [() => import('./pop-up-watcher.tsx')],
}
