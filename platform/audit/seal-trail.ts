import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

/** Hashed in one transaction. */
const ENTRIES_PER_SEAL = 5_000
/** The rest waits for the next run. */
const SEALS_A_RUN = 20

interface Sealing {
  readonly database: Pick<Database, 'transaction'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Continues the hash chain over the audit trail (LOG-3). The hash goes to the log, which is kept elsewhere: whoever
 * rewrites the whole chain in the database cannot change what was told.
 */
export async function sealTrail({ database, clock, log }: Sealing): Promise<void> {
  const horizon = await database.transaction(async (tx) => {
    const { rows } = await sql<{ horizon: bigint | null }>`select audit_horizon() as horizon`.execute(tx)
    return rows[0]!.horizon
  })
  // A write is under way: the next run seals it with the others.
  if (horizon === null) return
  for (let made = 0; made < SEALS_A_RUN; made++) {
    const seal = await database.transaction(async (tx) => {
      const { rows } = await sql<{ number: bigint; entries: number; hash: string }>`
        select number, entries, hash from seal_audit(${horizon}, ${ENTRIES_PER_SEAL}, ${timestamp(clock.now())})`.execute(tx)
      return rows[0]
    })
    if (!seal) return
    const { number, entries, hash } = seal
    log.info({ seal: String(number), entries, hash }, 'the audit trail was sealed')
  }
}

export interface SealFault {
  readonly seal: bigint
  /** Which comparison fails: of the chain, the number of entries, their facts, or their words. */
  readonly fault: 'chain' | 'entries' | 'facts' | 'words'
}

/** Compares every seal with the chain and with the entries that it covers; logs those that do not hold. */
export async function checkSeals({ database, log }: Omit<Sealing, 'clock'>): Promise<readonly SealFault[]> {
  const faults = await database.transaction(async (tx) => {
    const { rows } = await sql<SealFault>`select seal, fault from audit_seal_faults()`.execute(tx)
    return rows
  })
  for (const { seal, fault } of faults) log.error({ seal: String(seal), fault }, 'the audit trail differs from its seal')
  return faults
}
