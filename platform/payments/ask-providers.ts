import { toUnixSeconds } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { ServerFeature } from '../feature.ts'
import { wake } from '../outbox/index.ts'
import type { Asked, PaymentProvider } from './provider.ts'
import type { ChargeFact, PayoutFact } from './fact.ts'
import { noteAsked, type Question, readDue } from './questions.ts'
import { ownerOf, settleReference, takeFacts } from './take-facts.ts'

const QUESTIONS_AT_ONCE = 100

export interface AskDeps {
  readonly payments: readonly PaymentProvider[]
  readonly slices: () => readonly ServerFeature[]
}

/** Asks the providers about every payment of this brand whose end is not known. A question that fails is repeated later. */
export async function askProviders(deps: AskDeps, ctx: Context): Promise<void> {
  for (const question of await readDue(ctx.reader, ctx.clock.now(), QUESTIONS_AT_ONCE)) {
    const owner = ownerOf(deps.slices(), question.reference)
    const provider = deps.payments.find(({ id }) => id === question.provider)
    const brand = await ctx.transaction(async (tx) => owner?.brandOf(tx, question.reference))
    if (!owner || !provider || brand !== ctx.theme.id) continue
    await askOne(deps, ctx, { question, provider, asks: owner.asks })
  }
}

async function askOne(
  { slices }: AskDeps,
  ctx: Context,
  { question, provider, asks }: { question: Question; provider: PaymentProvider; asks: 'charge' | 'payout' },
): Promise<void> {
  const { reference } = question
  const asked = await askSafely(provider, asks, reference)
  const at = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    const told = asked.is === 'facts' ? asked.facts : []
    const facts = told.map((fact) => ({ reference, at: toUnixSeconds(at), fact }))
    const heard = { provider: provider.id, source: 'question', at } as const
    if (facts.length > 0) await takeFacts(ctx, tx, slices(), { facts, heard })
    // Known or not, time may have passed: an order expires by it.
    else await settleReference(ctx, tx, slices(), { reference, isUnheardOf: asked.is === 'never-heard-of' })
    // Last, as a message of the provider at the same time ends the question last.
    await noteAsked(tx, question, at)
  })
  wake()
}

async function askSafely(
  provider: PaymentProvider,
  asks: 'charge' | 'payout',
  reference: string,
): Promise<Asked<ChargeFact | PayoutFact>> {
  try {
    return await (asks === 'charge' ? provider.askCharge(reference) : provider.askPayout(reference))
  } catch {
    return { is: 'unknown' }
  }
}
