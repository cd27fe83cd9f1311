import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { lockPartsOf } from '#platform/outbox/part-reader.ts'
import { READER } from '../reader/read-parts.ts'
import { readLog } from '../rebuild/read-log.ts'
import { lockFacts, writeFacts } from './facts-store.ts'
import { foldFacts } from './fold-facts.ts'
import type { StoredFacts } from './stored-facts.ts'

export interface FillDeps {
  readonly database: Database
  readonly slices: readonly Pick<ServerFeature, 'settledRounds' | 'archivedEvents'>[]
  /** Undefined for a brand that this site does not run. */
  readonly timeZoneOf: (brand: string) => string | undefined
}

const PLAYERS_AT_ONCE = 25

/**
 * Recomputes facts from accounts and rounds, once: for accounts that are older than the engine, and after a restore. Each
 * page of players is one transaction that holds the cursors of their parts, so that rounds which are read meanwhile are
 * neither lost nor counted twice; a process that dies leaves the rest to the next one.
 */
export async function fillFacts(deps: FillDeps, isOpen: () => boolean): Promise<void> {
  if (await isFilled(deps.database.reader)) return
  while (isOpen() && (await deps.database.transaction((tx) => fillPage(deps, tx))));
}

async function isFilled(db: Reader): Promise<boolean> {
  const { rows } = await sql`select from promotion.facts_fill where after < until`.execute(db)
  return rows.length === 0
}

/** All accounts that exist now; repeated, it starts again. */
export async function refillFacts(tx: Tx): Promise<void> {
  await sql`update promotion.facts_fill set after = '', until = coalesce((select max(id) from player), '')`.execute(tx)
}

interface Account {
  readonly id: Id<'plr'>
  readonly brand: string
  readonly createdAt: Instant
}

/** False once there is no further page, or while another process takes one. */
async function fillPage({ slices, timeZoneOf }: FillDeps, tx: Tx): Promise<boolean> {
  const { rows: cursors } = await sql<{ after: string; until: string }>`
    select after, until from promotion.facts_fill where after < until for update skip locked`.execute(tx)
  const [cursor] = cursors
  if (!cursor) return false
  const { rows: accounts } = await sql<Account>`
    select id, brand, created_at as "createdAt" from player where id > ${cursor.after} and id <= ${cursor.until}
    order by id limit ${PLAYERS_AT_ONCE}`.execute(tx)
  const after = accounts.at(-1)?.id ?? cursor.until
  await sql`update promotion.facts_fill set after = ${after}`.execute(tx)
  for (const [brand, own] of Map.groupBy(accounts, (account) => account.brand)) {
    const timeZone = timeZoneOf(brand)
    if (timeZone !== undefined) await fillPlayers(tx, slices, { accounts: own, timeZone })
  }
  return true
}

interface Page {
  readonly accounts: readonly Account[]
  readonly timeZone: string
}

async function fillPlayers(tx: Tx, slices: FillDeps['slices'], { accounts, timeZone }: Page): Promise<void> {
  const players = accounts.map(({ id }) => id)
  await lockPartsOf(tx, READER, players)
  const facts = await lockFacts(tx, players)
  const log = await readLog(tx, slices, { players, since: 0, timeZone, types: [], run: null })
  const filled = accounts.flatMap(({ id, createdAt }) => {
    const before = facts.get(id)
    if (!before) return []
    const registeredOn = calendarDayOf(createdAt, timeZone)
    const entries = log.get(id) ?? []
    return [
      entries.reduce<StoredFacts>((sum, entry) => (entry.kind === 'event' ? foldFacts(sum, entry.event) : sum), {
        ...before,
        ...NOTHING_PLAYED,
        registeredOn,
      }),
    ]
  })
  await writeFacts(tx, filled)
}

const NOTHING_PLAYED = { rounds: 0, lastPlayedOn: null, roundsSince: [], coinsSince: [], entriesSince: [] } as const
