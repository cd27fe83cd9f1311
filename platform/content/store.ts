import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

interface ContentRow {
  kind: string
  brand: string
  name: string
  locale: string
  version: number
  body: unknown
  is_final: boolean
  state: 'draft' | 'published'
  saved_by: string
  saved_at: Instant
  published_by: string | null
  published_at: Instant | null
  goes_live_at: Instant | null
}

type Tables = { content_entry: ContentRow }

export type ContentVersion = Selectable<ContentRow>

/** Identifies an entry: everything but its version. */
export interface EntryKey {
  readonly kind: string
  readonly brand: string
  readonly name: string
  readonly locale: string
}

/** All versions, latest first. */
export const readVersions = (db: Reader, { kind, brand, name, locale }: EntryKey): Promise<ContentVersion[]> =>
  db
    .withTables<Tables>()
    .selectFrom('content_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('brand', '=', brand)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()

/** The latest version of every entry of a kind, by name. */
export const listLatest = (db: Reader, kind: string): Promise<ContentVersion[]> =>
  db
    .withTables<Tables>()
    .selectFrom('content_entry')
    .selectAll()
    .distinctOn(['brand', 'name', 'locale'])
    .where('kind', '=', kind)
    .orderBy('brand')
    .orderBy('name')
    .orderBy('locale')
    .orderBy('version', 'desc')
    .execute()

export interface NewVersion extends EntryKey {
  readonly version: number
  /** Null removes the entry when published. */
  readonly body: object | null
  readonly isFinal: boolean
  readonly by: string
  readonly at: Instant
}

/** False if a version of this number was saved concurrently. */
export async function insertDraft(tx: Tx, draft: NewVersion): Promise<boolean> {
  const { kind, brand, name, locale, version, body, isFinal, by, at } = draft
  const row = {
    kind,
    brand,
    name,
    locale,
    version,
    body: body === null ? null : JSON.stringify(body),
    is_final: isFinal,
    state: 'draft' as const,
    saved_by: by,
    saved_at: timestamp(at),
  }
  const added = await tx
    .withTables<Tables>()
    .insertInto('content_entry')
    .values(row as unknown as Insertable<ContentRow>)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}

export interface Publishing extends EntryKey {
  readonly version: number
  readonly by: string
  readonly at: Instant
  readonly goesLiveAt: Instant
}

/** False if that version is not a draft. */
export async function publishDraft(tx: Tx, publishing: Publishing): Promise<boolean> {
  const { kind, brand, name, locale, version, by, at, goesLiveAt } = publishing
  const { numUpdatedRows } = await tx
    .withTables<Tables>()
    .updateTable('content_entry')
    .set({ state: 'published', published_by: by, published_at: timestamp(at), goes_live_at: timestamp(goesLiveAt) })
    .where('kind', '=', kind)
    .where('brand', '=', brand)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
