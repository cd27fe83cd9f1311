import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ROOT } from '../config/index.ts'
import { startEmbedded } from '../db/embedded.ts'
import { listMigrations, migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address on the tests' own server. */
    readonly clusterUrl: string
  }
}

export const TEMPLATE = 'template_croupier'

/** Nothing here outlives the run, so nothing waits for the disk; tests of durability boot a server of their own. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
}

/** One server for all flow tests of a run, with a migrated database that each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ folder, programs: join(ROOT, '.cache'), settings: SETTINGS })
  await withClient(server.url, (client) => client.query(`create database ${TEMPLATE}`))
  await migrate(databaseUrl(server.url, TEMPLATE), listMigrations(ROOT))
  project.provide('clusterUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const databaseUrl = (url: string, name: string): string => url.replace(/[^/]+$/, name)

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
