import { createHmac } from 'node:crypto'
import { readBalances } from '#ledger/index.ts'
import type { Context, JobContext } from '#platform/context.ts'
import type { DomainEvent } from '#platform/feature.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#platform/auth/second-factor/recovery-codes.ts'
import type { Player } from '#platform/auth/players.ts'
import type { AccountClosure } from './account-closure.ts'
import { type ClaimHashes, findClaimed, keepClaim, markOwed, readClosure } from './store.ts'

/** The reference that proves who may claim winnings: shown once, stored as a keyed hash. */
export function newClaim(ctx: Context, { email }: Pick<Player, 'email'>): NewClaim {
  const reference = newRecoveryCodes(ctx.rng)[0]!
  return { reference, claimHash: referenceHash(ctx, reference), claimContact: contactHash(ctx, email) }
}

interface NewClaim extends ClaimHashes {
  readonly reference: string
}

export const referenceHash = ({ vault }: Pick<Context, 'vault'>, reference: string): Buffer => hashRecoveryCode(vault, reference)

/** Keyed, so that the address cannot be guessed from it. */
export const contactHash = ({ vault }: Pick<Context, 'vault'>, email: string | null): Buffer | null =>
  email === null ? null : createHmac('sha256', vault.keyFor('claim contacts')).update(email.trim().toLowerCase()).digest()

export const claimantOf = async (ctx: Context, reference: string) => {
  const closure = await findClaimed(ctx.reader, ctx.theme.id, referenceHash(ctx, reference))
  return closure?.endedAt == null ? undefined : closure.player
}

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
  const { reference, ...hashes } = newClaim(ctx, person)
  await keepClaim(tx, closure.id, hashes)
  return reference
}
