import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

/** Hashed in one transaction. */
const ENTRIES_PER_SEAL = 5_000
/** The rest waits for the next run, since jobs run one after another. */
const SEALS_A_RUN = 4
/** An entry waits for the next run, or for writes that have begun: for longer only if one of these never ends. */
export const UNSEALED_MS_MAX = 30 * MINUTE_MS
/** Compared in one statement, which has to end within minutes. */
const SEALS_A_CHECK = 50

interface Sealing {
  readonly database: Pick<Database, 'transaction'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Continues the hash chain over the audit trail (LOG-3). Hashes and entries go to the log, which is kept
 * elsewhere: whoever rewrites the whole chain in the database cannot change that copy.
 */
export async function sealTrail(sealing: Sealing): Promise<void> {
  const { hasMore } = await sealNew(sealing)
  // An old trail is sealed run by run.
  if (!hasMore) await warnIfUnsealed(sealing)
}

async function sealNew({ database, clock, log }: Sealing): Promise<{ readonly hasMore: boolean }> {
  const horizon = await database.transaction(async (tx) => {
    const { rows } = await sql<{ horizon: bigint | null }>`select audit_horizon() as horizon`.execute(tx)
    return rows[0]!.horizon
  })
  // A write is under way: the next run seals it with the others.
  if (horizon === null) return { hasMore: false }
  for (let made = 0; made < SEALS_A_RUN; made++) {
    const isMade = await database.transaction(async (tx) => {
      const { rows } = await sql<Seal>`
        select (s.made).number, (s.made).entries, (s.made).hash, s.facts
        from seal_audit(${horizon}, ${ENTRIES_PER_SEAL}, ${timestamp(clock.now())}) s`.execute(tx)
      // Before the commit: the log may have a seal twice, and lacks none.
      if (rows[0]) copyToLog(log, rows[0])
      return rows[0] !== undefined
    })
    if (!isMade) return { hasMore: false }
  }
  return { hasMore: true }
}

async function warnIfUnsealed({ database, clock, log }: Sealing): Promise<void> {
  const since = await database.transaction(readUnsealedSince)
  if (since === null || clock.now() - since <= UNSEALED_MS_MAX) return
  log.error({ since: new Date(since).toISOString() }, 'the audit trail is not sealed: a transaction that wrote to it stays open')
}

/** When the oldest entry without a seal was written; null if all have one. */
export async function readUnsealedSince(db: Reader): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant }>`
    select at from audit_event where id > (select coalesce(max(upto), 0) from audit_seal) order by id limit 1`.execute(db)
  return rows[0]?.at ?? null
}

interface Seal {
  readonly number: bigint
  readonly entries: number
  readonly hash: string
  /** Its entries as erasure would leave them, one a line. */
  readonly facts: string
}

/** The hash and the facts: the log keeps no words about persons. */
function copyToLog(log: Logger, { number, entries, hash, facts }: Seal): void {
  const seal = String(number)
  for (const entry of facts.split('\n')) log.info({ seal, entry }, 'audited')
  log.info({ seal, entries, hash }, 'the audit trail was sealed')
}

export interface SealFault {
  readonly seal: bigint
  /** Which comparison fails: of the chain, the number of entries, their facts, or their words. */
  readonly fault: 'chain' | 'entries' | 'facts' | 'words'
}

/** Compares every seal with the chain and with the entries that it covers; records and logs those that do not hold. */
export async function checkSeals({ database, clock, log }: Sealing): Promise<readonly SealFault[]> {
  const faults: SealFault[] = []
  for (let after: bigint | null = 0n; after !== null;) {
    const { found, last } = await database.transaction((tx) => checkSealsAfter(tx, after!))
    faults.push(...found)
    after = last
  }
  const found = JSON.stringify(faults.map(({ seal, fault }) => ({ seal: String(seal), fault })))
  await database.transaction((tx) => sql`select note_audit_check(${found}::jsonb, ${timestamp(clock.now())})`.execute(tx))
  for (const { seal, fault } of faults) log.error({ seal: String(seal), fault }, 'the audit trail differs from its seal')
  return faults
}

async function checkSealsAfter(tx: Tx, after: bigint) {
  const { rows: found } = await sql<SealFault>`
    select seal, fault from audit_seal_faults(${after}, ${SEALS_A_CHECK})`.execute(tx)
  const { rows } = await sql<{ last: bigint | null }>`
    select max(number) as last from (
      select number from audit_seal where number > ${after} order by number limit ${SEALS_A_CHECK}) s`.execute(tx)
  return { found, last: rows[0]!.last }
}
