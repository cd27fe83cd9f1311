import { sql } from 'kysely'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { OperatorSwitches } from './is-on.ts'

/** A process's copy of live operator settings. */
export interface LiveSettings extends OperatorSwitches {
  /** Increases with every publish; caches of an older version are stale. */
  readonly contentVersion: bigint
  /** Reloads everything. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const CHANNEL = 'live_settings'
/** Notifications carry the changes; polling is a fallback for a disconnected listener. */
const POLL_EVERY_MS = 5 * SECOND_MS

/**
 * Switches a slice off or on for one brand, including guests' cached pages; a slice absent from the theme stays off.
 * False if it was already so: concurrent calls change it once.
 */
export async function setFeatureSwitch(
  tx: Tx,
  { brand, feature, isOn }: { brand: string; feature: string; isOn: boolean },
): Promise<boolean> {
  const change = isOn
    ? sql`update feature_switch set is_on = true, changed_at = now()
        where brand = ${brand} and feature = ${feature} and not is_on`
    : sql`insert into feature_switch (brand, feature, is_on) values (${brand}, ${feature}, false)
        on conflict (brand, feature) do update set is_on = false, changed_at = now() where feature_switch.is_on`
  const { numAffectedRows = 0n } = await change.execute(tx)
  if (numAffectedRows > 0n) await publishContent(tx)
  return numAffectedRows > 0n
}

/** Forgets a switch whose subject is no more. */
export async function forgetFeatureSwitch(tx: Tx, brand: string, feature: string): Promise<void> {
  await sql`delete from feature_switch where brand = ${brand} and feature = ${feature}`.execute(tx)
}

/** What operators switched at one brand, by name; absent names are on. */
export async function readFeatureSwitches(db: Reader, brand: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ feature: string; isOn: boolean }>`
    select feature, is_on as "isOn" from feature_switch where brand = ${brand}`.execute(db)
  return new Map(rows.map(({ feature, isOn }) => [feature, isOn]))
}

/** Call after any change visible to guests: it invalidates their cached pages in every process on commit. */
export async function publishContent(tx: Tx): Promise<void> {
  await sql`update content_version set version = version + 1`.execute(tx)
  await notify(tx)
}

export interface LiveReads {
  readonly database: Database
  readonly log: Logger
  /** Reads published content before the new version number becomes visible. */
  readonly readContent: (db: Reader) => Promise<void>
}

export async function openLiveSettings({ database, log, readContent }: LiveReads): Promise<LiveSettings> {
  let off: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  let contentVersion = 0n
  const read = async (): Promise<void> => {
    const { rows } = await sql<{ off: Record<string, string[]>; version: bigint }>`
      select version, (select coalesce(jsonb_object_agg(brand, features), '{}') from (
          select brand, jsonb_agg(feature) as features from feature_switch where not is_on group by brand) as brands) as off
      from content_version`.execute(database.reader)
    const version = rows[0]?.version ?? 0n
    if (version !== contentVersion) await readContent(database.reader)
    off = new Map(Object.entries(rows[0]?.off ?? {}).map(([brand, features]) => [brand, new Set(features)]))
    contentVersion = version
  }
  // Serialized: an earlier read that ends last would restore outdated values.
  let last: Promise<unknown> = Promise.resolve()
  const refresh = (): Promise<void> => {
    const mine = last.then(read)
    last = mine.catch(() => undefined)
    return mine
  }
  const refreshSafely = (): void =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'the live settings could not be read'))
  await refresh()
  const stopListening = database.notices.listen(CHANNEL, refreshSafely)
  const poll = setInterval(refreshSafely, POLL_EVERY_MS).unref()
  return {
    isOff: (brand, feature) => off.get(brand)?.has(feature) ?? false,
    get contentVersion() {
      return contentVersion
    },
    refresh,
    async close() {
      clearInterval(poll)
      stopListening()
    },
  }
}

const notify = (tx: Tx) => sql`select pg_notify(${CHANNEL}, '')`.execute(tx)
