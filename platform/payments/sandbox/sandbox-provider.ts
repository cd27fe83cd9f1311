import { z } from 'zod'
import { systemClock } from '../../clock.ts'
import { chargeFact, payoutFact } from '../fact.ts'
import type { PaymentProvider } from '../provider.ts'
import { hearSandbox } from './hear-sandbox.ts'
import { type SandboxAccess, SandboxClient } from './sandbox-client.ts'
import { SANDBOX_ID, SANDBOX_METHODS } from './sandbox-methods.ts'

export interface SandboxOptions
  extends Pick<SandboxAccess, 'url' | 'apiKey'>, Partial<Pick<SandboxAccess, 'clock' | 'timeoutMs'>> {
  readonly merchant: string
  /** Of its messages: the current key, and the previous one during an overlap. */
  readonly webhookKeys: readonly string[]
}

const TIMEOUT_MS = 10_000

const chargeReply = z.object({ facts: z.array(chargeFact) })
const begunReply = chargeReply.extend({ providerRef: z.string().max(200), page: z.url() })
const payoutReply = z.object({ facts: z.array(payoutFact) })
const accountReply = z.object({
  token: z.string().max(200),
  title: z.string().max(80),
  fingerprint: z.string().max(200),
  isHolderMatched: z.boolean(),
})
const statementReply = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['charge', 'refund', 'dispute', 'return', 'payout', 'fee', 'settlement']),
      reference: z.string().nullable(),
      cents: z.int(),
      feeCents: z.int(),
    }),
  ),
})

/** The adapter of the bundled sandbox (`apps/sandbox-payments/`). */
export function sandboxProvider({ merchant, webhookKeys, ...access }: SandboxOptions): PaymentProvider {
  const client = new SandboxClient({ clock: systemClock, timeoutMs: TIMEOUT_MS, ...access })
  const toCharge = (reference: string, step: string, body: object = {}) =>
    client.tell(`/charges/${encodeURIComponent(reference)}/${step}`, body, chargeReply)
  return {
    id: SANDBOX_ID,
    title: 'Test payments',
    isTest: true,
    merchant,
    get frameOrigins() {
      return [new URL(access.url()).origin]
    },
    methods: SANDBOX_METHODS,
    begin: (order) => client.tell('/charges', order, begunReply),
    confirm: (reference, savedMethod) => toCharge(reference, 'confirm', { savedMethod }),
    capture: (reference) => toCharge(reference, 'capture'),
    cancel: (reference) => toCharge(reference, 'cancel'),
    refund: (order) => client.tell('/refunds', order, chargeReply),
    pay: (order) => client.tell('/payouts', order, payoutReply),
    payoutAccounts: { method: 'trustly', add: (order) => client.tell('/accounts', order, accountReply) },
    giftCards: { add: (order) => client.tell('/gift-cards', order, accountReply) },
    askCharge: (reference) => client.ask(`/charges/${encodeURIComponent(reference)}`, chargeReply),
    askPayout: (reference) => client.ask(`/payouts/${encodeURIComponent(reference)}`, payoutReply),
    contest: (evidence) => client.tell(`/disputes/${encodeURIComponent(evidence.dispute)}/evidence`, evidence, chargeReply),
    hear: (raw, now) => hearSandbox(raw, webhookKeys, now),
    statement: async (day) => (await client.read(`/statements/${day}`, statementReply)).lines,
  }
}
