import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { serverUser } from '#platform/db/server-user.ts'
import { fill } from './fill.ts'
import { freePort } from './free-port.ts'
import { Machine, until } from './machine.ts'

/** Fewer than the site's processes would open. */
const POOL = 8
export const POOLED_PASSWORD = 'of the calls'

/** The login of calls, as `docs/operate/high-availability.md` creates it. */
export const POOLED_LOGIN = `
  create role croupier_app login password '${POOLED_PASSWORD}';
  grant croupier_app to croupier;
  alter role croupier_app set statement_timeout = '6s';
  alter role croupier_app set tcp_keepalives_idle = 10;
  alter role croupier_app set tcp_keepalives_interval = 5;
  alter role croupier_app set tcp_keepalives_count = 3;`

/** PgBouncer before HAProxy or a server, by the file of `deploy/ha`; `url` leads through it. */
export async function startPgbouncer(folder: string, directUrl: string): Promise<{ pgbouncer: Machine; url: string }> {
  const { spawnAs, owner } = serverUser()
  const port = await freePort()
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users.txt')]
  const direct = new pg.Client(directUrl)
  const values = { HOST: direct.host, PORT: String(direct.port), LISTEN: '127.0.0.1', LISTEN_PORT: String(port) }
  writeFileSync(file, fill('pgbouncer.ini', { ...values, USERS: users, POOL: String(POOL) }))
  writeFileSync(users, `"croupier_app" "${POOLED_PASSWORD}"\n`, { mode: 0o600 })
  if (owner) chownSync(users, owner.uid, owner.gid)
  const url = `postgres://croupier_app:${encodeURIComponent(POOLED_PASSWORD)}@127.0.0.1:${port}/croupier`
  const pgbouncer = new Machine('pgbouncer', {
    command: 'pgbouncer',
    args: [file],
    log: join(folder, 'pgbouncer.log'),
    as: spawnAs,
    untilReady: () => until('PgBouncer', () => answers(url)),
  })
  await pgbouncer.start()
  return { pgbouncer, url }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } finally {
    await client.end()
  }
}
