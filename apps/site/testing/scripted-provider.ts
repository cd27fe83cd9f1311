import type { ChargeFact } from '#platform/payments/fact.ts'
import type { BegunCharge, ChargeOrder, PaymentProvider, RefundOrder } from '#platform/payments/provider.ts'

export const MERCHANT = 'croupier-test'

/** A provider whose replies a test decides; messages are signed with a word. */
export interface ScriptedProvider extends PaymentProvider {
  readonly begun: ChargeOrder[]
  readonly refunds: RefundOrder[]
  /** The next replies to `begin`; a hosted page without any. */
  readonly script: (() => Promise<BegunCharge>)[]
  /** The next outcomes of charges of saved methods; charged without any. */
  readonly confirms: ChargeFact[]
  /** What it knows of a reference; nothing heard of it without an entry. */
  readonly known: Map<string, readonly ChargeFact[]>
}

export function scriptedProvider(): ScriptedProvider {
  const begun: ChargeOrder[] = []
  const refunds: RefundOrder[] = []
  const script: (() => Promise<BegunCharge>)[] = []
  const confirms: ChargeFact[] = []
  const known = new Map<string, readonly ChargeFact[]>()
  return {
    id: 'scripted',
    title: 'Scripted',
    isTest: true,
    merchant: MERCHANT,
    frameOrigins: ['https://pay.example'],
    methods: [
      { id: 'card', direction: 'both', window: 'frame', isSavable: true, refunds: 'part', returnDays: 0 },
      { id: 'trustly', direction: 'both', window: 'redirect', isSavable: false, refunds: 'full', returnDays: 60 },
    ],
    begun,
    refunds,
    script,
    confirms,
    known,
    async begin(order) {
      begun.push(order)
      const reply = script.shift()
      if (reply) return reply()
      known.set(order.reference, [{ kind: 'needs-action' }])
      return {
        is: 'told',
        facts: [{ kind: 'needs-action' }],
        providerRef: order.reference,
        page: `https://pay.example/${order.reference}`,
      }
    },
    async confirm(reference) {
      const { amount } = begun.find((order) => order.reference === reference)!
      const fact = confirms.shift() ?? ({ kind: 'charged', amount, merchant: MERCHANT } as const)
      known.set(reference, [fact])
      return { is: 'told', facts: [fact] }
    },
    async cancel(reference) {
      const facts = known.get(reference)
      if (!facts) return { is: 'unknown' }
      known.set(reference, [...facts, { kind: 'cancelled' }])
      return { is: 'told', facts: [{ kind: 'cancelled' }] }
    },
    async refund(order) {
      refunds.push(order)
      return { is: 'told', facts: [{ kind: 'refund', refund: order.refund, state: 'done', cents: order.amount.cents }] }
    },
    pay: async () => ({ is: 'not-sent' }),
    async askCharge(reference) {
      const facts = known.get(reference)
      return facts ? { is: 'facts', facts } : { is: 'never-heard-of' }
    },
    askPayout: async () => ({ is: 'never-heard-of' }),
    hear: ({ headers, body }) =>
      headers['x-word'] === 'sesame' ? { is: 'own', id: '1', facts: JSON.parse(body) } : { is: 'forged' },
    statement: async () => [],
  }
}
