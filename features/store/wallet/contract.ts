import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

/** Where players see their money, and where they redeem winnings; without language prefix. */
export const WALLET_PATH = '/wallet'
export const REDEEM_PATH = '/redeem'

/** What moved, or is owed. Of an order: up to `debt-settled`; of a redemption: the rest. */
const moneyKind = z.enum([
  'purchase',
  'refund',
  'given-back',
  'dispute',
  'dispute-won',
  'debt',
  'debt-settled',
  'redemption',
  'redemption-returned',
  'tax',
])
export type MoneyKind = z.infer<typeof moneyKind>

const line = z.object({
  id: z.string(),
  kind: moneyKind,
  at: unixSeconds,
  /** US cents, positive. */
  cents: z.int(),
  /** The package or the payout account. */
  title: z.string(),
  /** The order or redemption. */
  subject: z.string(),
  receipt: z.string().nullable(),
  /** Not confirmed by the provider yet. */
  isPending: z.boolean(),
})
export type MoneyLine = z.infer<typeof line>

const openMatter = z.object({
  kind: z.enum(['order', 'dispute', 'debt']),
  /** The order. */
  id: z.string(),
  title: z.string(),
  /** US cents. */
  cents: z.int(),
  since: unixSeconds,
})
export type OpenMatter = z.infer<typeof openMatter>

export const getWallet = route({
  method: 'GET',
  path: '/rest/wallet/',
  effect: 'read',
  actor: 'player',
  summary:
    'Returns the player’s purchases, refunds, disputes, debts, redemptions and withheld taxes, newest first, in pages of twenty, and what of it is open.',
  query: z.object({
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,14}\.[\w:]{1,80}$/)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ open: z.array(openMatter), lines: z.array(line), next: z.string().nullable() }),
  }),
})
export type Wallet = z.infer<typeof getWallet.reply>['data']
