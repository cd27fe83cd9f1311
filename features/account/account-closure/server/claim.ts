import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#platform/auth/recovery-codes.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Closing } from './closing.ts'
import { keepClaim } from './store.ts'

/** By which winnings are asked for when nothing else says whose they are: told once, kept as a keyed hash. */
export function newClaim(ctx: Context): { readonly reference: string; readonly claimHash: Buffer } {
  const reference = newRecoveryCodes(ctx.rng)[0]!
  return { reference, claimHash: hashRecoveryCode(ctx.vault, reference) }
}

/** A reference for what came after the closing, where there was nothing to give one for and a mail can still tell it. */
export async function lateReference(
  ctx: Context,
  tx: Tx,
  { closing, person, winnings }: { closing: Closing; person: Player; winnings: bigint },
): Promise<string | null> {
  if (winnings === 0n || closing.hasClaim || !person.email) return null
  const { reference, claimHash } = newClaim(ctx)
  await keepClaim(tx, closing.id, claimHash)
  return reference
}
