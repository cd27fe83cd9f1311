import { sql } from 'kysely'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { OperatorSwitches } from './is-on.ts'

/** A process's copy of what operators change while the site runs. */
export interface LiveSettings extends OperatorSwitches {
  /** Grows with every publish; what was cached under an older one is stale. */
  readonly contentVersion: bigint
  /** Reads everything anew. */
  refresh(): Promise<void>
  close(): Promise<void>
}

const CHANNEL = 'live_settings'
/** Notifications carry the changes; this only mends a listener that was cut off. */
const POLL_EVERY_MS = 5 * SECOND_MS

/** Switches a slice off for one brand, or on again, on guests' cached pages too; a theme without the slice stays so. */
export async function setFeatureSwitch(
  tx: Tx,
  { brand, feature, isOn }: { brand: string; feature: string; isOn: boolean },
): Promise<void> {
  await sql`
    insert into feature_switch (brand, feature, is_on) values (${brand}, ${feature}, ${isOn})
    on conflict (brand, feature) do update set is_on = excluded.is_on, changed_at = now()`.execute(tx)
  await publishContent(tx)
}

/** After any change to what guests see: their cached pages are stale in every process once this commits. */
export async function publishContent(tx: Tx): Promise<void> {
  await sql`update content_version set version = version + 1`.execute(tx)
  await notify(tx)
}

export interface LiveReads {
  readonly database: Database
  readonly log: Logger
  /** Reads what was published, before anybody learns that the content has a new version. */
  readonly readContent: (db: Reader) => Promise<void>
}

export async function openLiveSettings({ database, log, readContent }: LiveReads): Promise<LiveSettings> {
  let off = new Set<string>()
  let contentVersion = 0n
  const read = async (): Promise<void> => {
    const { rows } = await sql<{ off: string[]; version: bigint }>`
      select version,
        array(select brand || '/' || feature from feature_switch where not is_on) as off
      from content_version`.execute(database.reader)
    const version = rows[0]?.version ?? 0n
    if (version !== contentVersion) await readContent(database.reader)
    off = new Set(rows[0]?.off)
    contentVersion = version
  }
  // One after the other: what was read first and ends last would put back what has changed since.
  let last: Promise<unknown> = Promise.resolve()
  const refresh = (): Promise<void> => {
    const mine = last.then(read)
    last = mine.catch(() => undefined)
    return mine
  }
  const refreshSafely = (): void => void refresh().catch((error: unknown) => log.warn({ error }, 'live settings unread'))
  await refresh()
  const stopListening = database.notices.listen(CHANNEL, refreshSafely)
  const poll = setInterval(refreshSafely, POLL_EVERY_MS).unref()
  return {
    isOff: (brand, feature) => off.has(`${brand}/${feature}`),
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
