import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { TimedRedemption } from '#platform/feature.ts'
import type { RedemptionReason, RedemptionState } from '../contract.ts'
import type { Facts, Result, Sum } from './rules.ts'

export interface KeptRedemption {
  readonly id: Id<'rdm'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly requestKey: string
  readonly askedCents: number
  readonly cents: number
  readonly withheldCents: number
  readonly account: Id<'pac'>
  readonly residence: string
  readonly origin: string
  readonly state: RedemptionState
  readonly code: RedemptionReason | null
  readonly dueAt: Instant | null
  readonly hold: Id<'hld'> | null
  readonly transfer: Id<'txn'> | null
  readonly holds: number
  readonly approvedBy: string | null
  readonly approvedCents: number | null
  readonly requestedAt: Instant
  readonly endedAt: Instant | null
}

const COLUMNS = sql`id, brand, player, request_key as "requestKey", asked_cents as "askedCents", cents,
  withheld_cents as "withheldCents", account, residence, origin, state, code, due_at as "dueAt", hold, transfer, holds,
  approved_by as "approvedBy", approved_cents as "approvedCents", requested_at as "requestedAt", ended_at as "endedAt"`

type NewRedemption = Pick<
  KeptRedemption,
  'id' | 'brand' | 'player' | 'requestKey' | 'askedCents' | 'cents' | 'account' | 'residence' | 'origin' | 'hold' | 'requestedAt'
>

export async function insertRedemption(tx: Tx, { id, brand, player, ...asked }: NewRedemption): Promise<void> {
  await sql`
    insert into redemption (id, brand, player, request_key, asked_cents, cents, account, residence, origin, hold, requested_at)
    values (${id}, ${brand}, ${player}, ${asked.requestKey}, ${asked.askedCents}, ${asked.cents}, ${asked.account},
      ${asked.residence}, ${asked.origin}, ${asked.hold}, ${timestamp(asked.requestedAt)})`.execute(tx)
}

export async function findByKey(db: Reader, player: Id<'plr'>, key: string): Promise<KeptRedemption | undefined> {
  const { rows } = await sql<KeptRedemption>`
    select ${COLUMNS} from redemption where player = ${player} and request_key = ${key}`.execute(db)
  return rows[0]
}

export async function findRedemption(db: Reader, id: string): Promise<KeptRedemption | undefined> {
  const { rows } = await sql<KeptRedemption>`select ${COLUMNS} from redemption where id = ${id}`.execute(db)
  return rows[0]
}

/** The first lock of every change of a request. */
export async function lockRedemption(tx: Tx, id: string): Promise<KeptRedemption> {
  const { rows } = await sql<KeptRedemption>`select ${COLUMNS} from redemption where id = ${id} for update`.execute(tx)
  return rows[0] as KeptRedemption
}

/** Of two requests of a player at once the second waits for the first. */
export async function lockPlayer(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`select from player where id = ${player} for update`.execute(tx)
}

export async function listRedemptions(
  db: Reader,
  player: Id<'plr'>,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<KeptRedemption[]> {
  const { rows } = await sql<KeptRedemption>`
    select ${COLUMNS} from redemption where player = ${player} and (${before ?? null}::text is null or id < ${before ?? null})
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function hasOpenRequest(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`select from redemption where player = ${player} and ended_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Requests of the player since then that were not refused, without the named one. */
export async function sumSince(db: Reader, player: Id<'plr'>, since: Instant, except = ''): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select count(*)::int as count, coalesce(sum(cents), 0)::int as cents from redemption
    where player = ${player} and requested_at > ${timestamp(since)} and state <> 'refused' and id <> ${except}`.execute(db)
  return rows[0] as Sum
}

export type Actor = 'player' | 'rule' | 'operator' | 'provider'

export interface Change {
  readonly state: RedemptionState
  readonly code?: RedemptionReason | null
  readonly dueAt?: Instant | null
  readonly actor: Actor
  readonly at: Instant
}

const ENDS: readonly RedemptionState[] = ['paid', 'refused']

/** Moves a request on and remembers the step. */
export async function setState(tx: Tx, id: Id<'rdm'>, { state, code = null, dueAt = null, actor, at }: Change): Promise<void> {
  const endedAt = ENDS.includes(state) ? timestamp(at) : null
  await sql`
    update redemption set state = ${state}, code = ${code}, due_at = ${dueAt === null ? null : timestamp(dueAt)},
      ended_at = ${endedAt} where id = ${id}`.execute(tx)
  await sql`
    insert into redemption_step (redemption, state, code, actor, at)
    values (${id}, ${state}, ${code}, ${actor}, ${timestamp(at)})`.execute(tx)
}

export interface Step {
  readonly redemption: string
  readonly state: RedemptionState
  readonly code: RedemptionReason | null
  readonly actor: Actor
  readonly at: Instant
}

export async function readSteps(db: Reader, ids: readonly string[]): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select redemption, state, code, actor, at from redemption_step where redemption = any (${[...ids]}) order by no`.execute(db)
  return rows
}

export async function setHeld(
  tx: Tx,
  { id, hold, transfer, holds }: Pick<KeptRedemption, 'id' | 'hold' | 'transfer' | 'holds'>,
): Promise<void> {
  await sql`update redemption set hold = ${hold}, transfer = ${transfer}, holds = ${holds} where id = ${id}`.execute(tx)
}

export async function setWithheld(tx: Tx, id: Id<'rdm'>, cents: number): Promise<void> {
  await sql`update redemption set withheld_cents = ${cents} where id = ${id}`.execute(tx)
}

export async function setAccount(tx: Tx, id: Id<'rdm'>, account: Id<'pac'>): Promise<void> {
  await sql`update redemption set account = ${account} where id = ${id}`.execute(tx)
}

/** The first of two approvals; null takes it back. */
export async function setFirstApproval(
  tx: Tx,
  id: Id<'rdm'>,
  approval: { readonly by: string; readonly cents: number } | null,
): Promise<void> {
  await sql`
    update redemption set approved_by = ${approval?.by ?? null}, approved_cents = ${approval?.cents ?? null}
    where id = ${id}`.execute(tx)
}

export async function setCents(tx: Tx, id: Id<'rdm'>, cents: number): Promise<void> {
  await sql`update redemption set cents = ${cents} where id = ${id}`.execute(tx)
}

export async function insertRun(
  tx: Tx,
  run: { redemption: Id<'rdm'>; version: number; facts: Facts; results: readonly Result[]; at: Instant },
): Promise<void> {
  await sql`
    insert into redemption_run (redemption, version, facts, results, at)
    values (${run.redemption}, ${run.version}, ${JSON.stringify(run.facts)}::jsonb, ${JSON.stringify(run.results)}::jsonb,
      ${timestamp(run.at)})`.execute(tx)
}

export interface Run {
  readonly facts: Facts
  readonly results: readonly Result[]
}

export async function readLastRun(db: Reader, id: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select facts, results from redemption_run where redemption = ${id} order by no desc limit 1`.execute(db)
  return rows[0]
}

/** Requests that rules may decide now: new ones, ones whose date has come, and ones that waited for their player. */
export async function readUndecided(db: Reader, brand: string, at: Instant, limit: number): Promise<Id<'rdm'>[]> {
  const { rows } = await sql<{ id: Id<'rdm'> }>`
    select id from redemption where brand = ${brand} and ended_at is null and (state = 'deciding'
      or state = 'needs-player' and code <> 'question' or state = 'waiting' and due_at <= ${timestamp(at)})
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

const QUEUES = {
  review: sql`state = 'review' and ended_at is null order by due_at, id`,
  open: sql`ended_at is null order by due_at nulls last, id`,
  ended: sql`ended_at is not null order by ended_at desc`,
}

/** Requests in review or all open ones, the earliest due first; or the latest ended ones. */
export async function readQueue(db: Reader, brand: string, which: keyof typeof QUEUES, limit: number): Promise<KeptRedemption[]> {
  const { rows } = await sql<KeptRedemption>`
    select ${COLUMNS} from redemption where brand = ${brand} and ${QUEUES[which]} limit ${limit}`.execute(db)
  return rows
}

export async function countQueue(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from redemption where brand = ${brand} and state = 'review' and ended_at is null`.execute(db)
  return rows[0]!.count
}

export interface TaxForm {
  readonly hasNumber: boolean
}

export async function findTaxForm(db: Reader, player: Id<'plr'>): Promise<TaxForm | undefined> {
  const { rows } = await sql<TaxForm>`
    select number is not null as "hasNumber" from redemption_tax_form where player = ${player}`.execute(db)
  return rows[0]
}

export async function putTaxForm(tx: Tx, player: Id<'plr'>, number: Buffer | null, at: Instant): Promise<void> {
  await sql`
    insert into redemption_tax_form (player, number, given_at) values (${player}, ${number}, ${timestamp(at)})
    on conflict (player) do update set number = excluded.number, given_at = excluded.given_at`.execute(tx)
}

/** Requests since then, and all open ones, with their decisions. */
export async function readTimed(db: Reader, brand: string, since: Instant): Promise<TimedRedemption[]> {
  const { rows } = await sql<TimedRedemption>`
    select r.requested_at as "requestedAt", r.ended_at as "endedAt", r.state, r.code, s.at as "decidedAt", s.actor as "decidedBy"
    from redemption r left join lateral (
      select at, actor from redemption_step where redemption = r.id and state in ('approved', 'refused') order by no limit 1
    ) as s on true
    where r.brand = ${brand} and (r.requested_at > ${timestamp(since)} or r.ended_at is null)`.execute(db)
  return rows
}
