import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** What the browser keeps for this site, for the page that lists it. */
export { NECESSARY, OPTIONAL } from './shared/consent.ts'

/** Events of pages that may be counted. `ui/analytics/track.ts` says when each happens. */
export const EVENTS = [
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
  summary: 'Counts what happened on pages of visitors who agreed: a number by day and event, and nothing of who it was.',
  isUnattended: true,
  body: z.object({ events: z.array(z.enum(EVENTS)).min(1).max(50) }),
  reply: z.object({ success: z.literal(true) }),
})
