import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * PostgreSQL advisory locks, all in one place so that no two uses share a number. `migrations`, `centrifugoLeader`,
 * `natsLeader`, `eventArchive`, `roundArchive`, `auditArchive`, `softwareVersions` and `ledgerCheck` are keys; `jobs` and `tasks` are the first of two keys, with
 * hashtext(name) as the second, and `sameDatabase` is one with a random second.
 */
export const LOCKS = {
  migrations: 7_221_403,
  jobs: 7_221_404,
  centrifugoLeader: 7_221_405,
  tasks: 7_221_406,
  eventArchive: 7_221_407,
  natsLeader: 7_221_408,
  ledgerCheck: 7_221_409,
  roundArchive: 7_221_410,
  sameDatabase: 7_221_411,
  auditArchive: 7_221_412,
  softwareVersions: 7_221_413,
} as const

/** Seeds of hashtextextended(id, seed): one lock per id. SQL functions name the ones they take. */
export const ID_LOCKS = {
  playerRounds: 7302,
  seedRotation: 7303,
  providerPlayer: 7304,
  playerChannel: 7305,
  limitChanges: 7306,
  selfExclusion: 7307,
  phoneNumber: 7311,
  verification: 7312,
  documents: 7313,
  promotionAct: 7314,
  board: 7315,
  welcomedMailbox: 7316,
  claim: 7317,
  purchaseGrants: 7318,
  promotionPushes: 7319,
  personRounds: 7320,
  personLimits: 7321,
  personKey: 7322,
  voidActs: 7323,
} as const

export type IdLock = keyof typeof ID_LOCKS

/** Waits for the lock of this id and holds it until the end of the transaction. */
export async function lockId(tx: Tx, lock: IdLock, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, ${ID_LOCKS[lock]}))`.execute(tx)
}

/** The same for many ids, in their order. */
export async function lockIds(tx: Tx, lock: IdLock, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    select pg_advisory_xact_lock(hashtextextended(id, ${ID_LOCKS[lock]})) from unnest(${ids.toSorted()}::text[]) as id`.execute(
    tx,
  )
}

/** The same without waiting: false if the lock is taken. */
export async function tryLockId(tx: Tx, lock: IdLock, id: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${id}, ${ID_LOCKS[lock]})) as "isFree"`.execute(tx)
  return rows[0]!.isFree
}

/** The same for many holders at once, whom only `lockId` excludes. Takes them in the order of the ids. */
export async function shareIds(tx: Tx, lock: IdLock, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(id, ${ID_LOCKS[lock]}))
    from unnest(${ids.toSorted()}::text[]) as id`.execute(tx)
}
