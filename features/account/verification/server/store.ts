import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ProviderWord } from '../contract.ts'
import type { Check, Verdict } from './rules.ts'
import { lockId } from '#platform/db/locks.ts'

export interface KeptCheck extends Check {
  readonly id: Id<'chk'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly seen: Buffer | null
}

const COLUMNS = sql`id, brand, player, provider, state, step, reason, heard, seen, started_at as "startedAt",
  decided_at as "decidedAt", decided_by as "decidedBy"`

const CHECKS_READ_MAX = 20

/** Latest first. */
export async function readChecks(db: Reader, player: Id<'plr'>): Promise<KeptCheck[]> {
  const { rows } = await sql<KeptCheck>`
    select ${COLUMNS} from identity_check where player = ${player}
    order by started_at desc, id desc limit ${CHECKS_READ_MAX}`.execute(db)
  return rows
}

/** Serializes a player's verification operations until the commit. */
export async function lockIdentity(tx: Tx, player: Id<'plr'>): Promise<void> {
  await lockId(tx, 'verification', player)
}

export async function findCheck(db: Reader, provider: string, id: string): Promise<KeptCheck | undefined> {
  const { rows } = await sql<KeptCheck>`
    select ${COLUMNS} from identity_check where id = ${id} and provider = ${provider}`.execute(db)
  return rows[0]
}

interface NewCheck {
  readonly id: Id<'chk'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly provider: string
  readonly at: Instant
}

export async function insertCheck(tx: Tx, { id, brand, player, provider, at }: NewCheck): Promise<void> {
  await sql`
    insert into identity_check (id, brand, player, provider, state, step, started_at)
    values (${id}, ${brand}, ${player}, ${provider}, 'open', 'continue', ${timestamp(at)})`.execute(tx)
}

/** False if it was received before. */
export async function insertWord(
  tx: Tx,
  { provider, word, isApplied, at }: { provider: string; word: ProviderWord; isApplied: boolean; at: Instant },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into identity_word (provider, id, "check", "order", outcome, applied, heard_at)
    values (${provider}, ${word.id}, ${word.reference}, ${word.order}, ${word.outcome}, ${isApplied}, ${timestamp(at)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

interface Change {
  readonly at: Instant
  /** The operator's id, if an operator decided. */
  readonly by?: string
  readonly heard?: number
  readonly seen?: Buffer | null
}

export async function setVerdict(tx: Tx, check: KeptCheck, verdict: Verdict, { at, by, heard, seen }: Change): Promise<void> {
  const isOpen = verdict.state === 'open'
  await sql`
    update identity_check set state = ${verdict.state}, step = ${isOpen ? verdict.step : null},
      reason = ${isOpen ? null : verdict.reason}, decided_at = ${isOpen ? null : timestamp(at)}, decided_by = ${by ?? null},
      heard = ${heard ?? check.heard}, seen = ${seen ?? check.seen}
    where id = ${check.id}`.execute(tx)
}

/** Open checks of this brand without a report since then. */
export async function readSilent(db: Reader, brand: string, since: Instant): Promise<KeptCheck[]> {
  const { rows } = await sql<KeptCheck>`
    select ${COLUMNS} from identity_check c
    where brand = ${brand} and state = 'open' and started_at < ${timestamp(since)}
      and not exists (select from identity_word w where w."check" = c.id and w.heard_at >= ${timestamp(since)})
    order by started_at limit 50`.execute(db)
  return rows
}

/**
 * Claims these keys for the player and returns the other owners. Of two concurrent claims the second waits for the
 * first commit and then finds it here.
 */
export async function claimPerson(tx: Tx, brand: string, keys: readonly Buffer[], player: Id<'plr'>): Promise<Id<'plr'>[]> {
  await sql`
    insert into identity_person (brand, key, player)
    select ${brand}, key, ${player} from unnest(${keys}::bytea[]) key order by key
    on conflict do nothing`.execute(tx)
  return readSame(tx, brand, keys, player)
}

export async function readSame(db: Reader, brand: string, keys: readonly Buffer[], player: Id<'plr'>): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select distinct player from identity_person
    where brand = ${brand} and key = any (${keys}::bytea[]) and player <> ${player}`.execute(db)
  return rows.map((row) => row.player)
}

/** Releases keys claimed for a player who turned out to be another person. */
export async function freePerson(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`delete from identity_person where player = ${player}`.execute(tx)
}

export interface KeptReview {
  readonly id: number
  readonly player: Id<'plr'>
  readonly check: Id<'chk'>
  readonly note: Buffer
  readonly askedAt: Instant
  readonly decidedAt: Instant | null
  readonly decidedBy: string | null
  readonly decision: 'approved' | 'rejected' | 'duplicate' | 'withdrawn' | null
}

const REVIEW = sql`id, player, "check", note, asked_at as "askedAt", decided_at as "decidedAt",
  decided_by as "decidedBy", decision`

export async function findOpenReview(db: Reader, player: Id<'plr'>): Promise<KeptReview | undefined> {
  const { rows } = await sql<KeptReview>`
    select ${REVIEW} from identity_review where player = ${player} and decided_at is null`.execute(db)
  return rows[0]
}

export async function readReviews(db: Reader, brand: string): Promise<KeptReview[]> {
  const { rows } = await sql<KeptReview>`
    select ${REVIEW} from identity_review where brand = ${brand} and decided_at is null order by asked_at, id limit 100`.execute(
    db,
  )
  return rows
}

export async function countReviews(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from identity_review where brand = ${brand} and decided_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertReview(
  tx: Tx,
  { brand, check, note, at }: { brand: string; check: KeptCheck; note: Buffer; at: Instant },
): Promise<void> {
  await sql`
    insert into identity_review (brand, player, "check", note, asked_at)
    values (${brand}, ${check.player}, ${check.id}, ${note}, ${timestamp(at)}) on conflict do nothing`.execute(tx)
}

export async function findReview(db: Reader, brand: string, id: number): Promise<KeptReview | undefined> {
  const { rows } = await sql<KeptReview>`
    select ${REVIEW} from identity_review where id = ${id} and brand = ${brand}`.execute(db)
  return rows[0]
}

interface Decision {
  readonly decision: 'approved' | 'rejected' | 'duplicate'
  readonly by: string
  readonly at: Instant
}

/** False if another operator decided before. */
export async function closeReview(tx: Tx, id: number, { decision, by, at }: Decision): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update identity_review set decision = ${decision}, decided_by = ${by}, decided_at = ${timestamp(at)}
    where id = ${id} and decided_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends open checks and pending reviews without a decision. A repeat changes nothing. */
export async function endOpen(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    update identity_check set state = 'expired', step = null, decided_at = ${timestamp(at)}
    where player = ${player} and state = 'open'`.execute(tx)
  await sql`
    update identity_review set decision = 'withdrawn', decided_at = ${timestamp(at)}
    where player = ${player} and decided_at is null`.execute(tx)
}

/** The data export's part on checks and reviews; no keys, nothing about other players. */
export async function readOwnRecords(db: Reader, player: Id<'plr'>) {
  const { rows: words } = await sql<{ outcome: string; at: Instant }>`
    select outcome, heard_at as at from identity_word where "check" in (select id from identity_check where player = ${player})
    order by heard_at`.execute(db)
  const { rows: reviews } = await sql<KeptReview>`
    select ${REVIEW} from identity_review where player = ${player} order by id`.execute(db)
  return { words, reviews }
}
