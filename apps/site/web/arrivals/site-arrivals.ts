import type { WebArrival } from '#ui/feature.ts'

/** What the site itself does with parameters, whichever slices are on. */
export const SITE_ARRIVALS: readonly WebArrival[] = [
  { parameter: 'errorMessage', load: () => import('./error-message.ts') },
  { parameter: 'action', value: 'login', load: () => import('./login.ts') },
  { parameter: 'cf', load: () => import('./closed-funnel.ts') },
]
