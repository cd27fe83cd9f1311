import { type RawBuilder, sql } from 'kysely'
import { firstIdOf, type Id, idTime } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { VoidReason } from '#kernel/void-reasons.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { lockId } from '#platform/db/locks.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { VoidAct } from '../contract.ts'
import type { BrandSpan } from './voidable-rounds.ts'

export interface StoredAct extends BrandSpan {
  readonly id: Id<'vac'>
  readonly reason: VoidReason
  readonly why: string
  readonly takesWins: boolean
  readonly switchedOff: boolean
  readonly state: VoidAct['state']
  readonly askedBy: Id<'opr'>
  readonly askedAt: Instant
  readonly decidedBy: Id<'opr'> | null
  readonly triedUntil: string
  readonly doneAt: Instant | null
}

const COLUMNS = sql.raw(`id, brand, game, definition_hash as "definitionHash", first_id as first, last_id as last, reason, why,
  takes_wins as "takesWins", switched_off as "switchedOff", state, asked_by as "askedBy", asked_at as "askedAt",
  decided_by as "decidedBy", tried_until as "triedUntil", done_at as "doneAt"`)

async function readActs(db: Reader | Tx, which: RawBuilder<unknown>): Promise<StoredAct[]> {
  const { rows } = await sql<StoredAct>`select ${COLUMNS} from round_void_act where ${which}`.execute(db)
  return rows
}

/** The ids of a period; one that begins on a whole millisecond needs no finer bound. */
export const idsOf = (from: Instant, until: Instant) => ({ first: firstIdOf('rnd', from), last: firstIdOf('rnd', until) })

/** A single round is its own period. */
export const isSingle = ({ first, last }: Pick<BrandSpan, 'first' | 'last'>): boolean => first === last

export const periodOf = ({ first, last }: Pick<BrandSpan, 'first' | 'last'>) => ({ from: idTime(first), until: idTime(last) })

export const listActs = (db: Reader, brand: string, max: number): Promise<StoredAct[]> =>
  readActs(db, sql`brand = ${brand} order by state in ('waiting', 'running') desc, asked_at desc, id desc limit ${max}`)

export const readRunning = (db: Reader, brand: string): Promise<StoredAct[]> =>
  readActs(db, sql`brand = ${brand} and state = 'running' order by decided_at, id`)

/** The first round of the acts that run, of all brands: rounds since then stay in the table until they are void. */
export async function readRunningSince(db: Reader): Promise<Instant> {
  const { rows } = await sql<{ first: string | null }>`
    select min(first_id) as first from round_void_act where state = 'running'`.execute(db)
  const first = rows[0]?.first
  return first ? idTime(first) : Number.POSITIVE_INFINITY
}

export const findAct = async (db: Reader, id: string): Promise<StoredAct | undefined> => (await readActs(db, sql`id = ${id}`))[0]

export const lockAct = async (tx: Tx, brand: string, id: string): Promise<StoredAct | undefined> =>
  (await readActs(tx, sql`id = ${id} and brand = ${brand} for update`))[0]

export const findByRequest = async (tx: Tx, operator: Id<'opr'>, key: string): Promise<StoredAct | undefined> =>
  (await readActs(tx, sql`asked_by = ${operator} and request_key = ${key}`))[0]

/** A repeat of a request waits for the first. */
export const lockRequest = async (tx: Tx, operator: Id<'opr'>, key: string): Promise<void> =>
  lockId(tx, 'voidActs', `${operator} ${key}`)

/** Two proposals for a game wait for each other. */
export const lockGame = async (tx: Tx, { brand, game }: BrandSpan): Promise<void> => lockId(tx, 'voidActs', `${brand} ${game}`)

export async function countWaiting(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from round_void_act where brand = ${brand} and state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Another act that waits or runs for rounds of the same span. */
export async function hasOpenAct(tx: Tx, { brand, game, first, last }: BrandSpan): Promise<boolean> {
  const { rows } = await sql`
    select from round_void_act where brand = ${brand} and game = ${game} and state in ('waiting', 'running')
      and first_id <= ${last} and last_id >= ${first} limit 1`.execute(tx)
  return rows.length > 0
}

type NewAct = Omit<StoredAct, 'state' | 'decidedBy' | 'triedUntil' | 'doneAt'> & { readonly requestKey: string }

export async function insertAct(tx: Tx, act: NewAct): Promise<void> {
  await sql`
    insert into round_void_act (id, brand, game, definition_hash, first_id, last_id, reason, why, takes_wins, switched_off,
      request_key, asked_by, asked_at)
    values (${act.id}, ${act.brand}, ${act.game}, ${act.definitionHash}, ${act.first}, ${act.last}, ${act.reason}, ${act.why},
      ${act.takesWins}, ${act.switchedOff}, ${act.requestKey}, ${act.askedBy}, ${timestamp(act.askedAt)})`.execute(tx)
}

export async function decideAct(
  tx: Tx,
  id: string,
  { isApproved, by, at }: { readonly isApproved: boolean; readonly by: Id<'opr'>; readonly at: Instant },
): Promise<void> {
  await sql`
    update round_void_act set state = ${isApproved ? 'running' : 'rejected'}, decided_by = ${by}, decided_at = ${timestamp(at)}
    where id = ${id}`.execute(tx)
}

/** Of several processes the furthest counts. */
export async function moveOn(db: Reader, id: string, triedUntil: string): Promise<void> {
  await sql`
    update round_void_act set tried_until = ${triedUntil}
    where id = ${id} and state = 'running' and tried_until < ${triedUntil}`.execute(db)
}

export async function startOver(db: Reader, id: string): Promise<void> {
  await sql`update round_void_act set tried_until = '' where id = ${id} and state = 'running'`.execute(db)
}

/** False if another process was faster. */
export async function finishAct(tx: Tx, id: string, at: Instant): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update round_void_act set state = 'done', done_at = ${timestamp(at)} where id = ${id} and state = 'running'`.execute(tx)
  return numAffectedRows > 0n
}

export type DoneSum = VoidAct['done'][number]

/** What was returned and taken back by these acts so far. */
export async function readDone(db: Reader | Tx, acts: readonly string[]): Promise<Map<string, DoneSum[]>> {
  const { rows } = await sql<DoneSum & { act: string }>`
    select act, mode, count(*)::int as rounds, count(distinct player)::int as players, sum(returned)::float8 as returned,
      sum(taken_back)::float8 as "takenBack"
    from round_void where act = any(${acts}::text[]) group by act, mode order by act, mode desc`.execute(db)
  const sums = new Map<string, DoneSum[]>()
  for (const { act, ...sum } of rows) sums.set(act, [...(sums.get(act) ?? []), sum])
  return sums
}

/** A round of the brand that is void already. */
export async function isVoid(db: Reader, brand: string, round: string): Promise<boolean> {
  const { rows } = await sql`select from round_void where round = ${round} and brand = ${brand}`.execute(db)
  return rows.length > 0
}
