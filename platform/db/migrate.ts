import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { SetupError } from './embedded-binaries.ts'

const FOLDERS = ['platform/*/migrations/*.sql', 'ledger/migrations/*.sql', 'features/*/server/migrations/*.sql']
const NAME = /^\d{8}T\d{4}__[a-z0-9_]+\.sql$/
/** Any number that no other program of this database locks. */
const LOCK = 7_302_611_902

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Every migration of every floor and slice, in the one order that their time stamps give. */
export function listMigrations(root: string): Migration[] {
  const paths = globSync(FOLDERS, { cwd: root })
  const migrations = paths.map((path) => {
    const name = basename(path)
    if (!NAME.test(name)) throw new SetupError(`${path} is not named like 20261121T0600__outbox.sql`)
    const sql = readFileSync(join(root, path), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
  return migrations.sort((left, right) => (left.name < right.name ? -1 : 1))
}

/** Applies what is missing, each in a transaction, under a lock that two starting processes share. Returns the names applied. */
export async function migrate(url: string, root: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(PRELUDE)
    const done = await readApplied(client)
    const applied: string[] = []
    for (const migration of listMigrations(root)) {
      const checksum = done.get(migration.name)
      if (checksum === undefined) {
        await apply(client, migration)
        applied.push(migration.name)
      } else if (checksum !== migration.checksum) {
        throw new SetupError(`${migration.name} was changed after it was applied. Write a new migration instead.`)
      }
    }
    return applied
  } finally {
    await client.end()
  }
}

/** The role that the site's connections act as: it owns nothing, so the floors decide what it may do. */
const PRELUDE = `
  do $$ begin
    create role croupier_app nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin execute format('grant croupier_app to %I', current_user); exception when others then null; end $$;
  grant usage on schema public to croupier_app;
  alter default privileges in schema public grant select, insert, update, delete on tables to croupier_app;
  alter default privileges in schema public grant usage, select on sequences to croupier_app;
  create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
`

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new SetupError(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
