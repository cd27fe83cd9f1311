import type { WebArrival } from '#ui/feature.ts'
import { noteClosedFunnel } from './closed-funnel.ts'
import { openSignIn } from './login.ts'
import { showErrorMessage } from './error-message.ts'

const here =
  (arrive: Awaited<ReturnType<WebArrival['load']>>['arrive']): WebArrival['load'] =>
  () =>
    Promise.resolve({ arrive })

/** The site's own arrivals, independent of slices: too small to load separately. */
export const SITE_ARRIVALS: readonly WebArrival[] = [
  { parameter: 'errorMessage', load: here(showErrorMessage) },
  { parameter: 'action', value: 'login', load: here(openSignIn) },
  { parameter: 'cf', load: here(noteClosedFunnel) },
]
