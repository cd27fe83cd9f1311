import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { PlayerContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { AppError } from '../problem.ts'
import type { AuthTables } from './tables.ts'

/** A proof opens changes of credentials for so long. */
export const PROOF_LASTS_MS = 10 * MINUTE_MS

/**
 * Stands before every change of credentials, address or where prizes go: who asks has proved in this session, within
 * ten minutes, everything that the account has (ACC-4). The page then asks for it and sends the call again.
 */
export async function requireProof(ctx: PlayerContext): Promise<void> {
  const row = await ctx.reader
    .withTables<AuthTables>()
    .selectFrom('player_session')
    .select('proved_at')
    .where('id', '=', ctx.session.id)
    .executeTakeFirst()
  if (!row?.proved_at || row.proved_at <= ctx.clock.now() - PROOF_LASTS_MS) {
    throw new AppError('proof-needed', 'Prove that it is you to change this.')
  }
}

/** With a password and its second factor where one is on, or with a passkey; signing in is one as well. */
export async function noteProof(tx: Tx, session: Id<'ses'>, at: Instant): Promise<void> {
  await tx
    .withTables<AuthTables>()
    .updateTable('player_session')
    .set({ proved_at: moment(at) })
    .where('id', '=', session)
    .execute()
}
