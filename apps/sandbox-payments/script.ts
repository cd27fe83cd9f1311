import { z } from 'zod'
import { DECLINE_CODES, type DeclineCode } from '#platform/payments/decline-codes.ts'
import { AFTERMATHS, OUTCOMES } from './outcomes.ts'

/** How webhooks arrive. */
export const WEBHOOK_MODES = [
  'once',
  'twice',
  'ten-times',
  'reversed',
  'before-the-answer',
  'late',
  'lost',
  'wrong-key',
  'old-key',
  'unknown-kind',
] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

/** How a call is answered. With `after-effect`, `kept-500` and `cut` it has its effect. */
const FAULTS = ['never', 'after-effect', 'error', 'kept-500', 'too-many', 'cut'] as const
export type Fault = (typeof FAULTS)[number]

const CALLS = ['begin', 'confirm', 'capture', 'cancel', 'refund', 'pay', 'ask', 'contest', 'account'] as const
export type Call = (typeof CALLS)[number]

const REFUND_PLANS = ['done', 'failed', 'slow'] as const
const PAYOUT_PLANS = ['paid', 'sent', 'refused', 'wrong-account', 'returned', 'unknown', 'out-of-funds', 'maintenance'] as const
export type PayoutPlan = (typeof PAYOUT_PLANS)[number]

const declineCode = z.enum(Object.keys(DECLINE_CODES) as [DeclineCode, ...DeclineCode[]])

/** What the provider will do; each part replaces the one before it. */
const script = z.object({
  /** How many of the next calls it affects. */
  answers: z.array(z.object({ call: z.enum(CALLS), fault: z.enum(FAULTS), times: z.int().min(1).max(1_000).default(1) })),
  /** Of calls that would otherwise begin a charge. */
  refuses: declineCode.nullable(),
  webhooks: z.enum(WEBHOOK_MODES),
  /** Of a charge of a saved method. */
  confirms: z.enum(OUTCOMES as [(typeof OUTCOMES)[number]]),
  refunds: z.enum(REFUND_PLANS),
  payouts: z.enum(PAYOUT_PLANS),
})
export type Script = z.infer<typeof script>

export const PLAIN_SCRIPT: Script = {
  answers: [],
  refuses: null,
  webhooks: 'once',
  confirms: 'approve',
  refunds: 'done',
  payouts: 'paid',
}

export const PAYOUT_ACTS = ['payout-sent', 'payout-paid', 'payout-failed', 'payout-returned'] as const
export type PayoutAct = (typeof PAYOUT_ACTS)[number]

const act = z.object({
  reference: z.string().max(200),
  what: z.enum([...(OUTCOMES as [(typeof OUTCOMES)[number]]), ...AFTERMATHS, ...PAYOUT_ACTS]),
  /** For this act only. */
  webhooks: z.enum(WEBHOOK_MODES).optional(),
  savesMethod: z.boolean().optional(),
  /** One of the page's test methods. */
  paidBy: z.string().max(40).optional(),
})
export type Act = z.input<typeof act>

export const control = z.discriminatedUnion('is', [
  z.object({ is: z.literal('script'), script: script.partial() }),
  act.extend({ is: z.literal('act') }),
  /** Tells what would be told later. */
  z.object({ is: z.literal('finish') }),
  /** Sends what waits; by hand nothing else does. */
  z.object({ is: z.literal('deliver') }),
])
