import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Positions the readers of restored events by this server's transaction ids, and starts new epochs on all channels.
 * Runs as the owner.
 */
export async function rebaseOutbox(tx: Tx): Promise<void> {
  await sql`select outbox.rebase(), outbox.begin_epochs()`.execute(tx)
}
