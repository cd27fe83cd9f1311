import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { PlayerContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { AppError } from '../problem.ts'
import type { AuthTables } from './tables.ts'

/** How long a proof authorizes credential changes. */
export const PROOF_LASTS_MS = 10 * MINUTE_MS

/**
 * Required before any change of credentials, address or payout destination: the player has proven every factor of the
 * account in this session within ten minutes (ACC-4). Otherwise the page asks for it and retries.
 */
export async function requireProof(ctx: PlayerContext): Promise<void> {
  const row = await ctx.reader
    .withTables<AuthTables>()
    .selectFrom('player_session')
    .select('proved_at')
    .where('id', '=', ctx.session.id)
    .executeTakeFirst()
  if (!row?.proved_at || row.proved_at <= ctx.clock.now() - PROOF_LASTS_MS) {
    throw new AppError('proof-needed', 'Verify it’s you to change this.')
  }
}

/** By password and, if enabled, second factor, or by passkey; signing in counts as a proof. */
export async function noteProof(tx: Tx, session: Id<'ses'>, at: Instant): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .updateTable('player_session')
    .set({ proved_at: timestamp(at) })
    .where('id', '=', session)
    .execute()
}
