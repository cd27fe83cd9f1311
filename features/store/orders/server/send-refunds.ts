import { toUnixSeconds } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { takeFacts } from '#platform/payments/take-facts.ts'
import { readUnsent, type UnsentRefund } from './refund-store.ts'
import type { SettleDeps } from './settle-order.ts'

const REFUNDS_AT_ONCE = 100

/**
 * Sends ordered refunds to their providers. One without a certain answer is asked about, as a provider may replay an
 * error, and sent again: its id makes a repeat harmless.
 */
export async function sendRefunds(deps: SettleDeps, ctx: Context): Promise<void> {
  for (const refund of await readUnsent(ctx.reader, ctx.theme.id, REFUNDS_AT_ONCE)) {
    const provider = deps.payments.find(({ id }) => id === refund.provider)
    if (provider) await sendOne(deps, ctx, provider, refund)
  }
}

async function sendOne({ slices }: SettleDeps, ctx: Context, provider: PaymentProvider, refund: UnsentRefund): Promise<void> {
  const amount = { cents: refund.cents, currency: 'usd' }
  const reply = await provider
    .refund({ refund: refund.id, reference: refund.attempt, amount })
    .catch(() => ({ is: 'unknown' as const }))
  const at = ctx.clock.now()
  const told =
    reply.is === 'told'
      ? reply.facts
      : reply.is === 'refused'
        ? [{ kind: 'refund' as const, refund: refund.id, state: 'failed' as const, cents: refund.cents }]
        : reply.is === 'unknown'
          ? await ask(provider, refund)
          : []
  if (told.length === 0) return
  const facts = told.map((fact) => ({ reference: refund.attempt, at: toUnixSeconds(at), fact }))
  await ctx.transaction((tx) => takeFacts(ctx, tx, slices(), { facts, heard: { provider: provider.id, source: 'reply', at } }))
}

async function ask(provider: PaymentProvider, { attempt }: UnsentRefund): Promise<readonly ChargeFact[]> {
  const asked = await provider.askCharge(attempt).catch(() => ({ is: 'unknown' as const }))
  return asked.is === 'facts' ? asked.facts : []
}
