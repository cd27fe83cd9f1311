import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { EVERY } from './content-kind.ts'

/** Currently published content of one brand; bodies were validated when saved. */
export interface LiveEntry<B = unknown> {
  readonly name: string
  readonly body: B
  readonly publishedAt: Instant
  /** When it became visible. */
  readonly liveSince: Instant
}

/** Reads for one brand, from process memory. */
export interface BrandContent {
  find<B>(kind: string, name: string, locale?: Locale | typeof EVERY): LiveEntry<B> | undefined
  /** By name. The same array as long as nothing changes, so that what is derived from it can be kept. */
  list<B>(kind: string, locale?: Locale | typeof EVERY): readonly LiveEntry<B>[]
}

interface Row {
  readonly kind: string
  readonly brand: string
  readonly name: string
  readonly locale: string
  readonly version: number
  readonly body: unknown
  readonly published_at: Instant
  readonly goes_live_at: Instant
}

/** A process's copy of published content, reloaded whenever an operator publishes. */
export interface LiveContent {
  read(db: Reader): Promise<void>
  of(brand: string): BrandContent
}

export function createLiveContent(clock: Clock): LiveContent {
  /** By kind, brand, locale and name; latest version first. */
  let entries = new Map<string, Map<string, Row[]>>()
  const lists = new Map<string, { from: Instant; until: Instant; list: readonly LiveEntry[] }>()
  const inTime = (rows: readonly Row[] | undefined): Row | undefined => {
    const now = clock.now()
    return rows?.find((row) => row.goes_live_at <= now)
  }
  return {
    async read(db) {
      entries = group(await readPublished(db, clock.now()))
      lists.clear()
    },
    of(brand) {
      const live = (kind: string, locale: string, name: string): Row | undefined =>
        inTime(entries.get(groupKey(kind, brand, locale))?.get(name)) ??
        inTime(entries.get(groupKey(kind, EVERY, locale))?.get(name))
      return {
        find: <B>(kind: string, name: string, locale = EVERY as Locale | typeof EVERY) => toEntry<B>(live(kind, locale, name)),
        list<B>(kind: string, locale = EVERY as Locale | typeof EVERY) {
          const key = groupKey(kind, brand, locale)
          const now = clock.now()
          const known = lists.get(key)
          if (known && known.from <= now && now < known.until) return known.list as readonly LiveEntry<B>[]
          const [own, all] = [entries.get(key), entries.get(groupKey(kind, EVERY, locale))]
          const names = [...new Set([...(own?.keys() ?? []), ...(all?.keys() ?? [])])].sort()
          const list = names.flatMap((name) => toEntry<B>(live(kind, locale, name)) ?? [])
          lists.set(key, { from: now, until: nextChange([own, all], now), list })
          return list
        },
      }
    },
  }
}

/** When an entry of these becomes visible. */
function nextChange(groups: readonly (ReadonlyMap<string, readonly Row[]> | undefined)[], now: Instant): Instant {
  const times = groups.flatMap((names) => [...(names?.values() ?? [])].flat()).map((row) => row.goes_live_at)
  return Math.min(...times.filter((at) => at > now))
}

const groupKey = (kind: string, brand: string, locale: string): string => `${kind} ${brand} ${locale}`

/** A null body marks a removed entry. */
const toEntry = <B>(row: Row | undefined): LiveEntry<B> | undefined =>
  row && row.body !== null
    ? {
        name: row.name,
        body: row.body as B,
        publishedAt: row.published_at,
        liveSince: Math.max(row.published_at, row.goes_live_at),
      }
    : undefined

function group(rows: readonly Row[]): Map<string, Map<string, Row[]>> {
  const groups = new Map<string, Map<string, Row[]>>()
  for (const row of rows) {
    const key = groupKey(row.kind, row.brand, row.locale)
    const names = groups.get(key) ?? new Map<string, Row[]>()
    groups.set(key, names.set(row.name, [...(names.get(row.name) ?? []), row]))
  }
  return groups
}

/** Current and upcoming versions only; older ones stay in the database. */
async function readPublished(db: Reader, now: Instant): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, brand, name, locale, version, body, published_at, goes_live_at
    from content_entry entry
    where state = 'published' and not exists (
      select from content_entry later
      where (later.kind, later.brand, later.name, later.locale) = (entry.kind, entry.brand, entry.name, entry.locale)
        and later.version > entry.version and later.state = 'published' and later.goes_live_at <= ${timestamp(now)}
    )
    order by version desc`.execute(db)
  return rows
}
