import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'

/** A cell whose step failed, with the events that wait for it. */
export interface ParkedCell {
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  readonly eventId: bigint
  /** Of the event that failed. */
  readonly type: string
  readonly failure: string
  readonly waiting: number
  readonly parkedAt: Instant
}

/** A brand's parked cells, oldest first. */
export async function readParkedCells(db: Reader, brand: string, limit: number): Promise<ParkedCell[]> {
  const { rows } = await sql<ParkedCell>`
    select p.run, p.player, p.event_id as "eventId", p.failure, p.parked_at as "parkedAt",
      coalesce((select type from promotion.parked_event e
        where e.run = p.run and e.player = p.player and e.event_id = p.event_id), '') as type,
      (select count(*) from promotion.parked_event e where e.run = p.run and e.player = p.player)::int as waiting
    from promotion.parked_cell p join campaign c on c.id = p.run
    where c.brand = ${brand} order by p.parked_at, p.run, p.player limit ${limit}`.execute(db)
  return rows
}

/** A cell whose tick failed, which is tried again each minute. */
export interface FailedTick {
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  readonly failure: string
  readonly failedSince: Instant
}

/** A brand's failed ticks, oldest first. */
export async function readFailedTicks(db: Reader, brand: string, limit: number): Promise<FailedTick[]> {
  const { rows } = await sql<FailedTick>`
    select t.run, t.player, t.failure, t.failed_since as "failedSince"
    from promotion.tick_due t join campaign c on c.id = t.run
    where c.brand = ${brand} and t.failure is not null order by t.failed_since, t.run, t.player limit ${limit}`.execute(db)
  return rows
}

/** An event that was read after its run had closed. */
export interface LateEvent {
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  readonly eventId: bigint
  readonly type: string
  readonly at: Instant
  /** The operator who requested the refusal; null without one. */
  readonly refusal: Refusal | null
}

/** A request to refuse a correction, which a second operator confirms. */
export interface Refusal {
  readonly by: string
  readonly name: string
}

/** A brand's late events without a decision, oldest first. */
export async function readLateEvents(db: Reader, brand: string, limit: number): Promise<LateEvent[]> {
  const { rows } = await sql<LateEvent>`
    select l.run, l.player, l.event_id as "eventId", l.type, l.at, ${REFUSAL} as refusal
    from promotion.late_event l join campaign c on c.id = l.run left join operator o on o.id = l.refusal_by
    where c.brand = ${brand} and ${IS_OPEN} order by l.at, l.event_id limit ${limit}`.execute(db)
  return rows
}

/** Of the late event `l`: undecided, and its run has results that it may correct. */
const IS_OPEN = sql`l.decision is null and exists (select from promotion.closing x where x.run = l.run and x.closed_at is not null)`
const REFUSAL = sql`case when l.refusal_by is not null then jsonb_build_object('by', l.refusal_by, 'name', coalesce(o.name, '')) end`

/** A score that was written after its board was final. */
export interface LateScore extends Omit<LateEvent, 'type'> {
  readonly board: string
  readonly mode: 'sum' | 'best'
  readonly points: number
}

/** A brand's late scores without a decision, oldest first. */
export async function readLateScores(db: Reader, brand: string, limit: number): Promise<LateScore[]> {
  const { rows } = await sql<LateScore>`
    select b.run, l.board, l.player, l.event_id as "eventId", l.mode, l.points::float8 as points, l.at, ${REFUSAL} as refusal
    from promotion.late_score l join promotion.board b on b.name = l.board join campaign c on c.id = b.run
      left join operator o on o.id = l.refusal_by
    where c.brand = ${brand} and l.decision is null order by l.at, l.event_id limit ${limit}`.execute(db)
  return rows
}

/** How many parked cells and failed ticks, and late events and scores without a decision, a brand has. */
export async function countHeld(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from promotion.parked_cell p join campaign c on c.id = p.run where c.brand = ${brand})
      + (select count(*) from promotion.tick_due t join campaign c on c.id = t.run
         where c.brand = ${brand} and t.failure is not null)
      + (select count(*) from promotion.late_event l join campaign c on c.id = l.run
         where c.brand = ${brand} and ${IS_OPEN})
      + (select count(*) from promotion.late_score l join promotion.board b on b.name = l.board join campaign c on c.id = b.run
         where c.brand = ${brand} and l.decision is null))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
