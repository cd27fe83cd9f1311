import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { checkServerIdentity } from '../restore/server-identity.ts'
import { SetupError } from '../setup-error.ts'
import { checkPooler } from './check-pooler.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbedded } from './embedded.ts'
import { waitForRecovery } from './recovery.ts'
import { bringUpToDate } from './sql-functions.ts'

export interface SiteDatabaseOptions {
  readonly config: Config
  /** The project folder, which contains the migrations. */
  readonly root: string
  readonly say: (line: string) => void
  /** For the command that adopts restored data; every other start refuses such data. */
  readonly mayBeRestored?: boolean
  /** For the site; commands leave the pooler out and work without it. */
  readonly usesPooler?: boolean
}

export interface SiteDatabase {
  /** Acts as `croupier_app`. */
  readonly database: Database
  /** The owner's URL: for migrations, the job runner's tables and an operator's psql. */
  readonly ownerUrl: string
  /** Closes the connections, then the embedded server. */
  close(): Promise<void>
}

/** Boots or connects to the database, migrates it and opens it for the site. Throws SetupError. */
export async function openSiteDatabase(options: SiteDatabaseOptions): Promise<SiteDatabase> {
  const { config, root, say, mayBeRestored, usesPooler } = options
  const server = await reachServer(config, say)
  try {
    const ran = await bringUpToDate(server.url, root)
    if (ran.length > 0) say(`Brought the database up to date: ${ran.length} files.`)
    if (!mayBeRestored) await checkServerIdentity(server.url, config.databaseStandby)
    const poolerUrl = usesPooler ? config.databasePoolerUrl : undefined
    if (poolerUrl !== undefined) await checkPooler(server.url, poolerUrl)
    const connectionsMax = config.databaseConnections
    const database = openDatabase({ url: server.url, poolerUrl, connectionsMax, role: 'croupier_app' })
    const close = async (): Promise<void> => {
      try {
        await database.close()
      } finally {
        await server.stop()
      }
    }
    return { database, ownerUrl: server.url, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function reachServer(config: Config, say: (line: string) => void): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(config.dataDir, 'postgres')
  // The secret is created before the folder, so a secret alone indicates a lost site.
  const hasHistory = config.hadSecret && !existsSync(folder)
  if (!config.databaseUrl) return startEmbedded({ folder, say, hasHistory })
  await checkServer(config.databaseUrl, say)
  return { url: config.databaseUrl, stop: async () => {} }
}

const VERSION_MIN = 150_000

/** Connects once, so that a wrong URL fails at startup with one sentence. */
async function checkServer(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Number(rows[0]?.server_version_num)
    if (version < VERSION_MIN) {
      throw new SetupError(`DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: Croupier needs 15 or later.`)
    }
    await waitForRecovery(client, say)
  } catch (error) {
    if (error instanceof SetupError) throw error
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new SetupError(`DATABASE_URL cannot be reached (${reason}): start that server, or correct the address.`)
  } finally {
    await client.end().catch(() => {})
  }
}
