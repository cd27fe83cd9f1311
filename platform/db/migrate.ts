import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { SetupError } from '../setup-error.ts'
import { LOCKS } from './locks.ts'

export interface Migration {
  /** The file's name, which orders it: `20261121T0600__outbox.sql`. */
  readonly name: string
  /** Relative to the project folder. */
  readonly path: string
  readonly sql: string
}

const PLACES = ['platform/*/migrations/*', 'ledger/migrations/*', 'promotions/migrations/*', 'features/*/*/server/migrations/*']
const NAME = /^\d{8}T\d{4}__[a-z0-9]+([-_][a-z0-9]+)*\.sql$/
export const CONNECT_MS = 10_000

/** All migrations of the project in run order. */
export function listMigrations(root: string): Migration[] {
  const paths = PLACES.flatMap((place) => globSync(place, { cwd: root }))
  const migrations = paths.map((path) => ({ name: basename(path), path, sql: readFileSync(join(root, path), 'utf8') }))
  const ordered = migrations.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, { name, path }] of ordered.entries()) {
    if (!NAME.test(name)) throw new SetupError(`${path} is not named like 20261121T0600__what-it-makes.sql.`)
    const next = ordered[index + 1]
    if (next?.name === name) throw new SetupError(`${path} and ${next.path} have one name: give the later one its own time.`)
  }
  return ordered
}

/**
 * Migrates the database, forward only: each file once, in its own transaction, one process at a time. Returns the
 * names of the files that ran. Throws SetupError if an applied file changed, or if a newer release applied files that
 * this one does not have.
 */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await prepare(client)
    const applied = await readApplied(client)
    refuseNewer(migrations, applied)
    refuseChanged(migrations, applied)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * The roles of the site's connections. `croupier_app` may read and write rows, but change no table or grant;
 * `croupier_archive` lets rows leave for files. A role created by an administrator is used as it is. Since PostgreSQL 16
 * creating a role does not imply the right to act as it.
 */
const PREPARE = `
  set client_min_messages = warning;
  do $$
  declare
    as_it text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
    role text;
  begin
    foreach role in array array['croupier_app', 'croupier_archive'] loop
      if not exists (select from pg_roles where rolname = role) then
        begin
          execute format('create role %I nologin', role);
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role(current_user, role, as_it) then
        execute format('grant %I to current_user', role);
      end if;
    end loop;
  end $$;
  grant usage on schema public to croupier_app, croupier_archive;
  alter default privileges in schema public grant select, insert, update, delete on tables to croupier_app;
  alter default privileges in schema public grant usage on sequences to croupier_app;
  create schema if not exists migrations;
  create table if not exists migrations.applied (
    name text primary key,
    checksum text not null,
    at timestamptz not null default now()
  );`

async function prepare(client: pg.Client): Promise<void> {
  try {
    await client.query(PREPARE)
  } catch (error) {
    throw new SetupError(
      `The database user may not prepare the database (${(error as Error).message}): it has to own the database and be allowed to create roles, or an administrator runs "create role croupier_app nologin; create role croupier_archive nologin" and grants both to that user.`,
    )
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations.applied')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/**
 * An older release would write rows that the newer schema does not expect. Unknown older files belong to removed
 * slices.
 */
function refuseNewer(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const newest = migrations.reduce((last, { name }) => (name > last ? name : last), '')
  const [first, ...others] = [...applied.keys()].filter((name) => name > newest).sort()
  if (first === undefined) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new SetupError(
    `A newer release has changed this database (${first}${more}): start that release or a later one, or restore a backup from before the upgrade.`,
  )
}

/** Files that only superusers could run were corrected; the original ones have the same effect. */
const CHECKSUMS_BEFORE = new Map([
  ['20261121T0600__outbox.sql', 'c2a52ded5ec0f8282097d1d1a2273ce31e73c31b49fcebdb81da732d1af5e876'],
  ['20261122T0011__audit_erasure.sql', 'ef9986bd4c956b6e15a74eb13b8108b75292dff02cefb43ffc8b6292efce91ef'],
  ['20261122T0310__operators_words.sql', 'f3995ad488c87660b52f5cc7b94d712abbfdc999f2c8a25d6a61dea4eb36331c'],
])

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const { name, path, sql } of migrations) {
    const checksum = applied.get(name)
    if (checksum === undefined || checksum === checksumOf(sql) || checksum === CHECKSUMS_BEFORE.get(name)) continue
    throw new SetupError(
      `${path} was changed after it ran on this database: put it back as it was, and write what is new into a new file.`,
    )
  }
}

const DEADLOCK = '40P01'
const RETRIES_MAX = 4

/** Runs a file in its transaction; retries after a deadlock with the running site. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let retry = 0; ; retry++) {
    const failure = await tryToApply(client, migration)
    if (failure === undefined) return
    const isDeadlock = failure instanceof pg.DatabaseError && failure.code === DEADLOCK
    if (isDeadlock && retry < RETRIES_MAX) continue
    const { path, sql } = migration
    throw new SetupError(`${path}${lineOf(sql, failure)} failed and changed nothing: ${(failure as Error).message}.`)
  }
}

/** Returns the failure; nothing is changed then. */
async function tryToApply(client: pg.Client, { name, sql }: Migration): Promise<unknown> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [name, checksumOf(sql)])
    await client.query('commit')
    return undefined
  } catch (error) {
    await client.query('rollback')
    return error
  }
}

export function lineOf(sql: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position ?? 0) : 0
  return position > 0 ? `:${sql.slice(0, position).split('\n').length}` : ''
}

/** Ignores line endings, which a checkout may change. */
export const checksumOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
