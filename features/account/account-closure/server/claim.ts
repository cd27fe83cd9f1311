import { readBalances } from '#ledger/index.ts'
import type { Context, JobContext } from '#platform/context.ts'
import type { DomainEvent } from '#platform/feature.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#platform/auth/second-factor/recovery-codes.ts'
import type { Player } from '#platform/auth/players.ts'
import type { AccountClosure } from './account-closure.ts'
import { findClaimant, keepClaim, markOwed, readClosure } from './store.ts'

/** The reference that proves who may claim winnings: shown once, stored as a keyed hash. */
export function newClaim(ctx: Context): { readonly reference: string; readonly claimHash: Buffer } {
  const reference = newRecoveryCodes(ctx.rng)[0]!
  return { reference, claimHash: hashRecoveryCode(ctx.vault, reference) }
}

export const claimantOf = (ctx: Context, reference: string) =>
  findClaimant(ctx.reader, ctx.theme.id, hashRecoveryCode(ctx.vault, reference))

/** What is owed once a claim was paid. */
export async function takeClaimed(_: JobContext, { playerId }: DomainEvent<'redemption.paid'>, tx: Tx): Promise<void> {
  const closure = await readClosure(tx, playerId, true)
  if (closure?.endedAt != null) await markOwed(tx, closure.id, (await readBalances(tx, playerId)).winnings)
}

/**
 * Issues a reference for winnings that arrive after the closure if none was given earlier and a mail can still carry
 * it.
 */
export async function lateReference(
  ctx: Context,
  tx: Tx,
  { closure, person, winnings }: { closure: AccountClosure; person: Player; winnings: bigint },
): Promise<string | null> {
  if (winnings === 0n || closure.hasClaim || !person.email) return null
  const { reference, claimHash } = newClaim(ctx)
  await keepClaim(tx, closure.id, claimHash)
  return reference
}
