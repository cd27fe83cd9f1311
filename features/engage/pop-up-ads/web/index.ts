import type { WebFeature } from '#ui/feature.ts'

/** Waits for the triggers that may show an ad. */
export const popUpAdsWeb: WebFeature = {
  id: 'pop-up-ads',
  modals: { 'pop-up-ad': { load: () => import('./pop-up-modal.tsx') } },
  watchers: [() => import('./pop-up-watcher.tsx')],
}
