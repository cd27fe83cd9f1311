import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { textRows } from '#platform/db/text-rows.ts'
import type { GrantValue } from '../definition.ts'

/** A draw that decided a grant, for the proof. */
export interface GrantDraw {
  readonly pair: Id<'sed'>
  readonly nonce: number
  readonly prize: string
}

export const grantKey = ({ run, player, key }: { run: string; player: string; key: string }): string => `${run}:${player}:${key}`

export interface NewGrant {
  /** `run:player:key`, unique forever; also the key of its transfer. */
  readonly key: string
  readonly run: Id<'cmp'>
  readonly feature: string
  readonly player: Id<'plr'>
  readonly value: GrantValue
  readonly state: 'due' | 'shadow'
  readonly cause: string
  readonly configHash: string
  readonly draws: readonly GrantDraw[]
  readonly earnedAt: Instant
  readonly proof?: GrantProof
  /** Which purchase of its player earned it; null if none did. */
  readonly purchase?: number | null
}

/** Of a grant by its purchase: minor units of a balance, or a number of free spins or entitlements. */
export type Parts = Readonly<Partial<Record<'coins' | 'entries' | 'count', number>>>

/** What a step decided a grant by. */
export interface GrantProof {
  readonly event?: { readonly type: string; readonly payload: unknown }
  /** Its draws were sealed and its budget reserved before. */
  readonly isSealed?: true
  /** The cell; null without one. */
  readonly before?: unknown
  readonly after?: unknown
}

/** A stored grant with its state. `held`: the player may not receive it now. */
export interface Grant extends Omit<NewGrant, 'state' | 'proof' | 'purchase'> {
  /** Empty for older ones. */
  readonly proof: GrantProof
  readonly state: 'due' | 'paid' | 'held' | 'expired' | 'shadow'
  readonly paidAt: Instant | null
  /** The value really given: without entries where they are closed. */
  readonly paid: GrantValue | null
  readonly transfer: string | null
  readonly purchase: number | null
  /** What it was before any of it went with its purchase; null if nothing did. */
  readonly whole: Parts | null
  /** What went, before or after it was paid. */
  readonly gone: Parts | null
}

/** One minor unit of entries is one US cent; coins cost nothing. */
export const costOf = (value: GrantValue): number => (value.kind === 'balance' ? value.entries : 0)

/** Writes grants; a key that exists grants nothing. Returns the keys that are new. */
export async function insertGrants(tx: Tx, grants: readonly NewGrant[]): Promise<Set<string>> {
  if (grants.length === 0) return new Set()
  const column = <T>(pick: (grant: NewGrant) => T): T[] => grants.map(pick)
  const { rows } = await sql<{ key: string }>`
    insert into promotion.grant (key, run, player, feature, kind, value, cost_cents, state, cause, config_hash, draws, proof, earned_at,
      purchase)
    select u.key, u.run, u.player, u.feature, u.kind, u.value::jsonb, u.cost, u.state, u.cause, u.hash, u.draws::jsonb, u.proof::jsonb, u.at,
      u.purchase
    from unnest(${column(({ key }) => key)}::text[], ${column(({ run }) => run)}::text[],
      ${column(({ player }) => player)}::text[], ${column(({ feature }) => feature)}::text[],
      ${column(({ value }) => value.kind)}::text[], ${textRows(column(({ value }) => JSON.stringify(value)))},
      ${column(({ value }) => costOf(value))}::bigint[], ${column(({ state }) => state)}::text[],
      ${column(({ cause }) => cause)}::text[], ${column(({ configHash }) => configHash)}::text[],
      ${textRows(column(({ draws }) => JSON.stringify(draws)))},
      ${textRows(column(({ proof = {} }) => JSON.stringify(proof)))},
      ${column(({ earnedAt }) => new Date(earnedAt).toISOString())}::timestamptz[],
      ${column(({ purchase = null }) => purchase)}::int[])
      as u (key, run, player, feature, kind, value, cost, state, cause, hash, draws, proof, at, purchase)
    on conflict (key) do nothing
    returning key`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** Selects a stored grant's columns under their names. */
const COLUMNS = sql`key, run, feature, player, value, state, cause, config_hash as "configHash", draws, proof, earned_at as "earnedAt",
  paid_at as "paidAt", paid, transfer, purchase, whole, gone`

/** What a payment needs of a grant. */
export type Payee = Pick<Grant, 'key' | 'run' | 'feature' | 'player' | 'value' | 'configHash' | 'purchase'>

export interface DueGrant extends Payee {
  /** Its draws were sealed and its budget reserved before. */
  readonly isSealed: boolean
}

/** Due grants, oldest first, locked for this transaction; those that another process pays are skipped. */
export async function lockDueGrants(tx: Tx, { at, limit }: { at: Instant; limit: number }): Promise<DueGrant[]> {
  const { rows } = await sql<DueGrant>`
    select key, run, feature, player, value, config_hash as "configHash", purchase, proof ? 'isSealed' as "isSealed"
    from promotion.lock_due_grants(${new Date(at)}, ${limit})`.execute(tx)
  return rows
}

export async function lockGrants(tx: Tx, keys: readonly string[]): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${COLUMNS} from promotion.grant where key = any(${keys}) and state = 'due' order by key for update`.execute(tx)
  return rows
}

/** By its whole key. */
export async function readGrant(db: Reader, key: string): Promise<Grant | undefined> {
  const { rows } = await sql<Grant>`select ${COLUMNS} from promotion.grant where key = ${key}`.execute(db)
  return rows[0]
}

/** A player's grants, newest first; of one run if it is named. */
export async function readGrants(
  db: Reader,
  { player, run, limit = 100 }: { player: Id<'plr'>; run?: string; limit?: number },
): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${COLUMNS} from promotion.grant
    where player = ${player} and (${run ?? null}::text is null or run = ${run ?? null}) and state <> 'shadow'
    order by earned_at desc, key limit ${limit}`.execute(db)
  return rows
}

export interface Payment {
  readonly key: string
  readonly paid: GrantValue
  readonly transfer: string | null
  readonly at: Instant
  /** Set if some of it had gone with its purchase. */
  readonly whole: Parts | null
  readonly gone: Parts | null
}

export async function markPaid(tx: Tx, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return
  const json = (pick: (payment: Payment) => unknown) => payments.map((each) => jsonOrNull(pick(each)))
  await sql`
    update promotion.grant g set state = 'paid', paid = u.paid::jsonb, transfer = u.transfer, paid_at = u.at,
      whole = u.whole::jsonb, gone = u.gone::jsonb
    from unnest(${payments.map(({ key }) => key)}::text[], ${json(({ paid }) => paid)}::text[],
      ${payments.map(({ transfer }) => transfer)}::text[],
      ${payments.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${json(({ whole }) => whole)}::text[], ${json(({ gone }) => gone)}::text[]) as u (key, paid, transfer, at, whole, gone)
    where g.key = u.key`.execute(tx)
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
const partsValue = (parts: Parts | null) => sql`${parts && JSON.stringify(parts)}::jsonb`

/**
 * The grants of one purchase that go with it, locked: those that are paid, and tickets, which are in their draw before. A
 * ticket that is just being paid is left to who pays it.
 */
export async function lockGoingOf(tx: Tx, { player, nth }: { player: Id<'plr'>; nth: number }): Promise<Grant[]> {
  const ofPurchase = sql`select ${COLUMNS} from promotion.grant where player = ${player} and purchase = ${nth}`
  const paid = await sql<Grant>`${ofPurchase} and state = 'paid' order by key for update`.execute(tx)
  const tickets = await sql<Grant>`
    ${ofPurchase} and kind = 'ticket' and state in ('due', 'held') order by key for update skip locked`.execute(tx)
  return [...paid.rows, ...tickets.rows]
}

export async function setGone(tx: Tx, { key, whole, gone }: { key: string; whole: Parts; gone: Parts }): Promise<void> {
  await sql`update promotion.grant set whole = ${partsValue(whole)}, gone = ${partsValue(gone)} where key = ${key}`.execute(tx)
}

/** A later try: the player may not receive it now, or paying failed. */
export interface Postponed {
  readonly key: string
  readonly state: 'due' | 'held'
  readonly until: Instant
}

export async function postponeGrants(tx: Tx, postponed: readonly Postponed[]): Promise<void> {
  if (postponed.length === 0) return
  await sql`
    update promotion.grant g set state = u.state, retry_at = u.until, attempts = g.attempts + 1
    from unnest(${postponed.map(({ key }) => key)}::text[], ${postponed.map(({ state }) => state)}::text[],
      ${postponed.map(({ until }) => new Date(until).toISOString())}::timestamptz[]) as u (key, state, until)
    where g.key = u.key and g.state in ('due', 'held')`.execute(tx)
}

/** Grants that wait for their players to take them, and are paid by themselves later. */
export async function holdGrants(tx: Tx, keys: readonly string[], until: Instant): Promise<void> {
  await sql`
    update promotion.grant set state = 'held', retry_at = ${new Date(until)} where key = any(${keys}) and state = 'due'`.execute(
    tx,
  )
}

/** What a run's draws granted to a player, in the order of their keys. */
export async function readDrawn(db: Reader | Tx, { run, player, isLocked = false }: DrawnOf): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select ${COLUMNS} from promotion.grant where run = ${run} and player = ${player} and cause like 'draw:%'
    order by key ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows
}

/** The oldest drawn grant that waits for its player to take it, of one promotion. */
export async function readWaiting(
  db: Reader,
  { player, feature }: { readonly player: Id<'plr'>; readonly feature: string },
): Promise<Grant | undefined> {
  const { rows } = await sql<Grant>`
    select ${COLUMNS} from promotion.grant
    where player = ${player} and feature = ${feature} and state in ('due', 'held') and cause like 'draw:%'
    order by earned_at limit 1`.execute(db)
  return rows[0]
}

interface DrawnOf {
  readonly run: string
  readonly player: Id<'plr'>
  readonly isLocked?: boolean
}
