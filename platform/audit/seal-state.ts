import { sql } from 'kysely'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import { readUnsealedSince, type SealFault } from './seal-trail.ts'

export interface LastSeal {
  readonly number: bigint
  readonly hash: string
  readonly sealedAt: Instant
}

export interface SealState {
  /** Null before the first one. */
  readonly last: LastSeal | null
  /** When the oldest entry without a seal was written; null if all have one. */
  readonly unsealedSince: Instant | null
  /** When all seals were last compared, and when last without a fault; null before the first time. */
  readonly checkedAt: Instant | null
  readonly passedAt: Instant | null
  readonly faults: number
  /** The first of them. */
  readonly shown: readonly (SealFault & { readonly since: Instant })[]
}

const FAULTS_SHOWN = 100

/** What is known of the seals, which every process reads alike. */
export async function readSealState(db: Reader): Promise<SealState> {
  const { rows: seals } = await sql<LastSeal>`
    select number, hash, sealed_at as "sealedAt" from audit_seal order by number desc limit 1`.execute(db)
  const { rows: shown } = await sql<SealState['shown'][number]>`
    select seal, fault, since from audit_seal_fault order by seal, fault limit ${FAULTS_SHOWN}`.execute(db)
  return {
    last: seals[0] ?? null,
    unsealedSince: await readUnsealedSince(db),
    ...((await readCheck(db)) ?? { checkedAt: null, passedAt: null }),
    faults: await countFaults(db),
    shown,
  }
}

/** Alarms: any `audit_seal_faults`, `audit_unsealed_seconds` above half an hour, and `audit_seal_check_age_seconds` above two days. */
export const sealGauges = (clock: Clock): readonly LiveGauge[] => [
  {
    name: 'audit_seal_faults',
    help: 'Seals of the audit trail that the last daily check found broken, one for each comparison that fails',
    labelNames: [],
    read: async (db) => [{ labels: {}, value: await countFaults(db) }],
  },
  {
    name: 'audit_seal_check_age_seconds',
    help: 'Time since the seals of the audit trail were last compared, or since the first one was made',
    labelNames: [],
    async read(db) {
      const since = (await readCheck(db))?.checkedAt ?? (await readFirstSealedAt(db))
      return since === null ? [] : [{ labels: {}, value: Math.max(clock.now() - since, 0) / SECOND_MS }]
    },
  },
  {
    name: 'audit_unsealed_seconds',
    help: 'Age of the oldest entry of the audit trail without a seal',
    labelNames: [],
    async read(db) {
      const since = await readUnsealedSince(db)
      return [{ labels: {}, value: since === null ? 0 : Math.max(clock.now() - since, 0) / SECOND_MS }]
    },
  },
]

async function readCheck(db: Reader) {
  const { rows } = await sql<{ checkedAt: Instant; passedAt: Instant | null }>`
    select ran_at as "checkedAt", passed_at as "passedAt" from audit_seal_check`.execute(db)
  return rows[0]
}

async function readFirstSealedAt(db: Reader): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant }>`select sealed_at as at from audit_seal order by number limit 1`.execute(db)
  return rows[0]?.at ?? null
}

async function countFaults(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_seal_fault`.execute(db)
  return rows[0]!.count
}
