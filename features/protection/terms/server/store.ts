import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

export type LogKind = 'shown' | 'confirmed'

type Tables = {
  terms_log: { player: Id<'plr'>; document: string; kind: LogKind; at: Instant; locale: string; address: string }
}

export interface LogEntry {
  readonly playerId: Id<'plr'>
  readonly ids: readonly string[]
  readonly kind: LogKind
  readonly at: Instant
  readonly locale: string
  readonly address: string
}

/** Stores the first time of each; later ones change nothing. */
export async function writeLog(tx: Tx, { playerId, ids, kind, at, locale, address }: LogEntry): Promise<void> {
  if (ids.length === 0) return
  await tx
    .withTables<Tables>()
    .insertInto('terms_log')
    .values(ids.map((document) => ({ player: playerId, document, kind, at: timestamp(at), locale, address })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function readConfirmed(db: Reader, playerId: Id<'plr'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('terms_log')
    .select('document')
    .where('player', '=', playerId)
    .where('kind', '=', 'confirmed')
    .execute()
  return new Set(rows.map(({ document }) => document))
}
