import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { SetupError } from '../setup-error.ts'
import { checksumOf, CONNECT_MS, lineOf, listMigrations, migrate } from './migrate.ts'
import { LOCKS } from './locks.ts'

/** One file of `create or replace` statements, which describes its functions and views as they are now. */
export interface SqlFile {
  /** Relative to the project folder: `ledger/sql/post.sql`. */
  readonly path: string
  readonly sql: string
}

const FOLDERS = ['ledger/sql/*.sql', 'platform/*/sql/*.sql', 'promotions/sql/*.sql', 'features/*/*/server/sql/*.sql']

/** All repeatable SQL files, in the order in which they are applied. */
export const listSqlFiles = (root: string): SqlFile[] =>
  FOLDERS.flatMap((folder) => globSync(folder, { cwd: root }))
    .toSorted()
    .map((path) => ({ path, sql: readFileSync(join(root, path), 'utf8') }))

/** Runs missing migrations, then changed SQL files. Returns the names of what ran. */
export async function bringUpToDate(url: string, root: string): Promise<string[]> {
  const migrations = await migrate(url, listMigrations(root))
  return [...migrations, ...(await applySqlFiles(url, listSqlFiles(root)))]
}

/**
 * Applies the files whose checksum differs from the last applied one: all in one transaction, one process at a time.
 * Returns their paths. Throws SetupError, and changes nothing, if one fails.
 */
export async function applySqlFiles(url: string, files: readonly SqlFile[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await client.query(PREPARE)
    const { rows } = await client.query<{ path: string; checksum: string }>('select path, checksum from migrations.sql_file')
    const applied = new Map(rows.map(({ path, checksum }) => [path, checksum]))
    const changed = files.filter(({ path, sql }) => applied.get(path) !== checksumOf(sql))
    if (changed.length > 0) await applyAll(client, changed)
    return changed.map(({ path }) => path)
  } finally {
    await client.end()
  }
}

const PREPARE = `
  set client_min_messages = warning;
  create table if not exists migrations.sql_file (
    path text primary key,
    checksum text not null,
    at timestamptz not null default now()
  );`

async function applyAll(client: pg.Client, files: readonly SqlFile[]): Promise<void> {
  // Functions may call each other across files, so bodies are checked when they first run.
  await client.query('begin; set local check_function_bodies = off')
  for (const { path, sql } of files) {
    try {
      await client.query(sql)
    } catch (error) {
      await client.query('rollback')
      throw new SetupError(`${path}${lineOf(sql, error)} failed and changed nothing: ${(error as Error).message}.`)
    }
    await client.query(
      `insert into migrations.sql_file (path, checksum) values ($1, $2)
       on conflict (path) do update set checksum = excluded.checksum, at = now()`,
      [path, checksumOf(sql)],
    )
  }
  await client.query('commit')
}
