import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { ServerFeature } from '../feature.ts'
import type { HeardFact } from './fact.ts'
import type { PaymentOwner } from './payment-owner.ts'
import { type Heard, keepFacts, readFacts } from './fact-store.ts'
import { endQuestion } from './questions.ts'

type Slices = readonly Pick<ServerFeature, 'paymentOwner'>[]

export const ownerOf = (slices: Slices, reference: string): PaymentOwner | undefined =>
  slices.flatMap(({ paymentOwner }) => paymentOwner ?? []).find(({ prefix }) => reference.startsWith(prefix))

export interface Taken {
  readonly facts: readonly HeardFact[]
  readonly heard: Heard
  /** Where the facts may be about payments of another brand: its environment. */
  readonly contextOf?: ((brand: string) => Context | undefined) | undefined
}

/** Keeps facts and settles what they are about, in one transaction. Facts about unknown references are only kept. */
export async function takeFacts(ctx: Context, tx: Tx, slices: Slices, { facts, heard, contextOf }: Taken): Promise<void> {
  // In one order, as two messages about the same payments may arrive at once.
  const references = [...new Set(facts.map(({ reference }) => reference))].toSorted()
  await keepFacts(tx, facts, heard)
  for (const reference of references) await settleReference(ctx, tx, slices, { reference, isUnheardOf: false, contextOf })
}

interface About extends Pick<Taken, 'contextOf'> {
  readonly reference: string
  readonly isUnheardOf: boolean
}

export async function settleReference(
  ctx: Context,
  tx: Tx,
  slices: Slices,
  { reference, isUnheardOf, contextOf }: About,
): Promise<void> {
  const owner = ownerOf(slices, reference)
  const brand = await owner?.brandOf(tx, reference)
  if (!owner || brand === undefined) return
  const own = brand === ctx.theme.id ? ctx : contextOf?.(brand)
  if (!own) return
  const facts = await readFacts(tx, reference)
  const isOpen = await owner.settle(own, tx, { reference, isUnheardOf, facts })
  if (!isOpen) await endQuestion(tx, reference)
}
