import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { SetupError } from '../setup-error.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbedded } from './embedded.ts'
import { listMigrations, migrate } from './migrate.ts'

export interface SiteDatabaseOptions {
  readonly config: Config
  /** The project's folder: migrations are found from here. */
  readonly root: string
  readonly say: (line: string) => void
}

export interface SiteDatabase {
  /** Acts as `croupier_app`. */
  readonly database: Database
  /** The owner's address: for migrations, the job runner's own tables and an operator's psql. */
  readonly ownerUrl: string
  /** Closes the connections, then the server where it is ours. */
  close(): Promise<void>
}

/** Boots or reaches the database, brings it up to date and opens it for the site. Throws SetupError. */
export async function openSiteDatabase({ config, root, say }: SiteDatabaseOptions): Promise<SiteDatabase> {
  const server = await reachServer(config, say)
  try {
    const ran = await migrate(server.url, listMigrations(root))
    if (ran.length > 0) say(`Brought the database up to date: ${ran.length} migrations.`)
    const database = openDatabase({ url: server.url, connectionsMax: config.databaseConnections, role: 'croupier_app' })
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
  if (!config.databaseUrl) return startEmbedded({ folder: join(config.dataDir, 'postgres'), say })
  await checkServer(config.databaseUrl)
  return { url: config.databaseUrl, stop: async () => {} }
}

const VERSION_MIN = 150_000

/** A first connection, so that a wrong address is one sentence at the start. */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Number(rows[0]?.server_version_num)
    if (version < VERSION_MIN) {
      throw new SetupError(`DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: Croupier needs 15 or later.`)
    }
  } catch (error) {
    if (error instanceof SetupError) throw error
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new SetupError(`DATABASE_URL cannot be reached (${reason}): start that server, or correct the address.`)
  } finally {
    await client.end().catch(() => {})
  }
}
