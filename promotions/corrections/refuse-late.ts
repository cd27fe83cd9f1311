import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'

/** A late event of a run, or with a board the late score that an event gave on it. */
export interface LateKey {
  readonly run: string
  readonly board: string | null
  readonly eventId: bigint
}

export type RefusalOutcome = 'done' | 'decided' | 'not-requested' | 'your-own'

/** Requests to close a correction without a change. Repeated, it keeps the first requester. */
export async function requestRefusal(tx: Tx, key: LateKey, { by, at }: { by: string; at: Instant }): Promise<RefusalOutcome> {
  const row = await lock(tx, key)
  if (!row || row.decision !== null) return 'decided'
  if (row.by === null)
    await sql`update ${tableOf(key)} set refusal_by = ${by}, refusal_at = ${new Date(at)} where ${isOf(key)}`.execute(tx)
  return 'done'
}

/** Closes it, by another operator than the one who asked. The player keeps what was paid. */
export async function confirmRefusal(tx: Tx, key: LateKey, by: string): Promise<RefusalOutcome> {
  const row = await lock(tx, key)
  if (!row || row.decision !== null) return 'decided'
  if (row.by === null) return 'not-requested'
  if (row.by === by) return 'your-own'
  await sql`update ${tableOf(key)} set decision = 'refused' where ${isOf(key)}`.execute(tx)
  return 'done'
}

async function lock(tx: Tx, key: LateKey): Promise<{ decision: string | null; by: string | null } | undefined> {
  const { rows } = await sql<{ decision: string | null; by: string | null }>`
    select decision, refusal_by as by from ${tableOf(key)} where ${isOf(key)} for update`.execute(tx)
  return rows[0]
}

const tableOf = ({ board }: LateKey) => sql.table(board === null ? 'promotion.late_event' : 'promotion.late_score')
const isOf = ({ run, board, eventId }: LateKey) =>
  board === null ? sql`run = ${run} and event_id = ${eventId}` : sql`board = ${board} and event_id = ${eventId}`
