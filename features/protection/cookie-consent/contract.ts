import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** Everything the site stores in the browser, for the page that lists it. */
export { NECESSARY, OPTIONAL } from './shared/consent.ts'

/** Page events that may be counted. `ui/analytics/track.ts` says when each happens. */
const EVENTS = [
  'deposit',
  'payment_complete',
  'change_form',
  'click_button',
  'send_form',
  'purchase',
  'verification',
  'open_popup',
  'error',
] as const

export const countEvents = route({
  method: 'POST',
  path: '/rest/analytics/events/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Counts page events of visitors who opted in, per day and event, without identifying anyone.',
  isUnattended: true,
  body: z.object({ events: z.array(z.enum(EVENTS)).min(1).max(50) }),
  reply: z.object({ success: z.literal(true) }),
})
