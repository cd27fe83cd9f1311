import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ROOT } from '../config/index.ts'
import { startEmbedded } from '../db/embedded.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { bringUpToDate } from '../db/sql-functions.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the tests' own server. */
    readonly clusterUrl: string
  }
}

export const TEMPLATE = 'template_croupier'
/** Of the role `croupier_app`, which signs in through a pooler. */
export const POOLED_PASSWORD = 'of the pooled login'

/**
 * Nothing outlives the run, so nothing waits for the disk; durability tests boot their own server. Commits are synchronous as
 * on a site: without, the promotion engine keeps no cells.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
  max_wal_size: '256MB',
}

/** The in-memory file system of Linux. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 3 * 2 ** 30

/** One server for all flow tests of a run, of both projects, with a migrated database that each test copies. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getRootProject().getProvidedContext().clusterUrl) return undefined
  const base = hasRoom(MEMORY) ? MEMORY : tmpdir()
  removeLeftBehind(base)
  const folder = mkdtempSync(join(base, 'croupier-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ folder, programs: join(ROOT, '.cache'), settings: SETTINGS })
  await withClient(server.url, (client) => client.query(`create database ${TEMPLATE}`))
  await bringUpToDate(databaseUrl(server.url, TEMPLATE), ROOT)
  await withClient(server.url, (client) => client.query(`alter role croupier_app login password '${POOLED_PASSWORD}'`))
  vitest.provide('clusterUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A test's database is hundreds of files, created and dropped again: some disks take ten times as long as memory. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder) || freemem() < ROOM_BYTES) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM_BYTES
}

/** Left over from killed runs: memory is too valuable. */
function removeLeftBehind(base: string): void {
  for (const lock of globSync(join(base, 'croupier-test-*/lock'))) {
    try {
      lockFolder(lock, 'A run of tests')
      rmSync(join(lock, '..'), { recursive: true, force: true })
    } catch {
      // That run is still active.
    }
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
