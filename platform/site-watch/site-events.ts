import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { type Clock, DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { audit } from '../audit/index.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

export type SiteEventKind =
  | 'large-win'
  | 'outage'
  | 'database-lost'
  | 'clock-changed'
  | 'clock-differs'
  | 'provider-lost'
  | 'provider-back'
  | 'random-source-failed'

export interface SiteEvent {
  readonly kind: SiteEventKind
  /** Of an event that lasted. */
  readonly since?: Instant
  readonly until?: Instant
  readonly player?: Id<'plr'>
  /** An event with a known key is not recorded again. */
  readonly key?: string
  /** Of a lost provider: when it last answered this process. */
  readonly answeredAt?: Instant
  readonly detail: Readonly<Record<string, string | number>>
}

interface RecordedFor {
  readonly clock: Clock
  /** The brand of the event; several, if it is one of the whole site. */
  readonly themes: readonly ThemeData[]
  readonly isOfSite: boolean
}

/** Records a significant event, also in the audit log of each brand (LOG-1); false if it is known. */
export async function recordSiteEvent(tx: Tx, { clock, themes, isOfSite }: RecordedFor, event: SiteEvent): Promise<boolean> {
  const { kind, since, until, player, key, detail } = event
  const brand = isOfSite ? null : (themes[0]?.id ?? null)
  const { numAffectedRows } = await sql`
    insert into site_event (at, kind, brand, since, until, player, key, detail)
    values (${timestamp(clock.now())}, ${kind}, ${brand}, ${momentOf(since)}, ${momentOf(until)}, ${player ?? null}, ${key ?? null},
      ${JSON.stringify(detail)}::jsonb)
    on conflict (key) do nothing`.execute(tx)
  if (numAffectedRows === 0n) return false
  const after = { ...detail, ...(since && { since: iso(since) }), ...(until && { until: iso(until) }) }
  for (const theme of themes)
    await audit(tx, { clock, theme }, { actor: { kind: 'job' }, subject: player ?? 'site', what: kind, after })
  return true
}

/** Processes notice one loss within seconds of each other, and its end at their next attempts. */
const SAME_MS = 90 * SECOND_MS

/**
 * Whether another process has recorded this loss, or this return. One process at a time asks and records. A process that
 * never had an answer takes a loss of the last day for its own: of an older one the return may be unrecorded, as a process
 * that ends knows nothing of it.
 */
export async function isRecordedLoss(
  tx: Tx,
  { kind, since = 0, until = 0, answeredAt = since - DAY_MS, detail }: SiteEvent,
): Promise<boolean> {
  if (kind !== 'database-lost' && kind !== 'provider-lost' && kind !== 'provider-back') return false
  const isSame =
    kind === 'provider-lost'
      ? sql`e.since >= ${timestamp(Math.max(answeredAt - SAME_MS, 0))} and not exists (
          select from site_event b where b.kind = 'provider-back' and b.detail ->> 'provider' = e.detail ->> 'provider' and b.until >= e.since)`
      : // One that went on for longer, at another machine, is recorded too.
        sql`e.since <= ${timestamp(until)} and e.until >= ${timestamp(Math.max(since, until - SAME_MS))}`
  const { rows } = await sql`
    select from site_event e
    where e.kind = ${kind} and e.detail ->> 'provider' is not distinct from ${detail['provider'] ?? null} and ${isSame} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

const momentOf = (at: Instant | undefined) => (at === undefined ? sql`null::timestamptz` : timestamp(at))
const iso = (at: Instant): string => new Date(at).toISOString()

export interface StoredSiteEvent {
  readonly id: bigint
  readonly at: Instant
  readonly kind: SiteEventKind
  readonly since: Instant | null
  readonly until: Instant | null
  readonly player: Id<'plr'> | null
  readonly login: string | null
  readonly isTest: boolean
  readonly detail: Readonly<Record<string, string | number>>
}

/** Of a brand and of the whole site, newest first, before that one. */
export async function readSiteEvents(
  db: Reader,
  { brand, before, max }: { readonly brand: string; readonly before: bigint | null; readonly max: number },
): Promise<StoredSiteEvent[]> {
  const { rows } = await sql<StoredSiteEvent>`
    select e.id, e.at, e.kind, e.since, e.until, e.player, p.login, coalesce(p.is_test, false) as "isTest", e.detail
    from site_event e left join player p on p.id = e.player
    where (e.brand = ${brand} or e.brand is null) and (${before}::bigint is null or e.id < ${before})
    order by e.id desc limit ${max}`.execute(db)
  return rows
}
