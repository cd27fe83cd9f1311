import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { ROOT } from '../config/index.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded.ts'
import { serverUser } from './server-user.ts'
import { openSiteDatabase } from './site-database.ts'

// Starts whole servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let parent: string
let folder: string
let said: string[]
let running: Embedded[]
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'croupier-db-'))
  chmodSync(parent, 0o755)
  folder = join(parent, 'postgres')
  said = []
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  rmSync(parent, { recursive: true, force: true })
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const server = await startEmbedded({ folder, programs: join(ROOT, '.cache'), say: (line) => void said.push(line), ...options })
  running.push(server)
  return server
}

async function stop(server: Embedded): Promise<void> {
  running = running.filter((each) => each !== server)
  await server.stop()
}

const ask = <R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> =>
  withClient(url, async (client) => (await client.query<R>(text)).rows)

test('a server that fails to restart is retried until it starts, and the reason is logged', async () => {
  const server = await start()
  const settings = join(folder, 'data/postgresql.conf')
  const good = readFileSync(settings, 'utf8')
  writeFileSync(settings, `${good}\nno_such_setting = on\n`)
  process.kill(server.pid(), 'SIGKILL')
  await vi.waitFor(() => expect(said.join('\n')).toContain('It is tried again every 5 seconds'), 60_000)
  expect(said.join('\n')).toContain('The database did not start')
  writeFileSync(settings, good)
  await vi.waitFor(async () => expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]), {
    timeout: 60_000,
    interval: 200,
  })
})

test('a server that fails to restart does not prevent the site from stopping', async () => {
  const server = await start()
  const settings = join(folder, 'data/postgresql.conf')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nno_such_setting = on\n`)
  process.kill(server.pid(), 'SIGKILL')
  await vi.waitFor(() => expect(said.join('\n')).toContain('It is tried again'), 60_000)
  await expect(stop(server)).resolves.toBeUndefined()
})

test('the socket of a killed server is free even if its process number is in use again', async () => {
  await stop(await start())
  const other = spawn('sleep', ['100'], { ...serverUser().spawnAs, stdio: 'ignore' })
  const lines = [other.pid, join(folder, 'data'), 1_700_000_000, 5432, join(folder, 'socket'), '']
  writeFileSync(join(folder, 'socket/.s.PGSQL.5432.lock'), lines.join('\n'))
  try {
    expect(await ask((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    other.kill()
  }
})

test("a copy of a folder without its data is refused, and the message names the data's location", async () => {
  await stop(await start())
  const moved = join(parent, 'moved')
  cpSync(folder, moved, { recursive: true, filter: (path) => !path.startsWith(join(folder, 'data')) })
  writeFileSync(join(moved, 'data-is-in'), '/var/lib/croupier/0123456789ab')
  await expect(start({ folder: moved })).rejects.toThrow(
    `The database of this site is not in ${join(moved, 'data')}: copy it from /var/lib/croupier/0123456789ab/data, where it was made`,
  )
  expect(existsSync(join(moved, 'data'))).toBe(false)
})

test('a folder that cannot be written is refused in a sentence, and nothing is made elsewhere', async () => {
  const closed = '/sys/croupier'
  await expect(start({ folder: join(closed, 'postgres') })).rejects.toThrow(/cannot be written .*: set DATA_DIR to a folder/)
  expect(existsSync(closed)).toBe(false)
})

test('a partly created database is created again', async () => {
  mkdirSync(join(folder, 'data.unfinished'), { recursive: true })
  writeFileSync(join(folder, 'password'), 'halfmade')
  const { url } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a secret without a database belongs to a lost site: no new one is created in its place', async () => {
  writeFileSync(join(parent, 'secret'), 's'.repeat(64))
  const config = readConfig({ root: parent, environment: { DATA_DIR: parent } })
  await expect(openSiteDatabase({ config, root: ROOT, say: () => {} })).rejects.toThrow('The database of this site is not in')
})

test('startup waits until a point-in-time recovery has ended', async () => {
  const archive = join(parent, 'archive')
  mkdirSync(archive)
  chmodSync(archive, 0o777)
  const settings = { archive_mode: 'on', archive_command: `cp %p ${archive}/%f`, wal_level: 'replica' }
  const backup = join(parent, 'backup')
  await stop(await start({ settings }))
  copy(join(folder, 'data'), backup)
  const first = await start({ settings })
  await ask(first.url, 'create table kept (id int)')
  await ask(first.url, "select pg_create_restore_point('before')")
  await ask(first.url, 'create table later (id int)')
  await ask(first.url, 'select pg_switch_wal()')
  await stop(first)

  restoreData(backup)
  const recovery = { restore_command: `cp ${archive}/%f %p`, recovery_target_name: 'before', recovery_target_action: 'pause' }
  let server: Embedded | undefined
  const starting = start({ settings: recovery }).then((started) => (server = started))
  const url = first.url
  await vi.waitFor(async () => expect(await ask(url, 'select pg_is_wal_replay_paused() as is')).toEqual([{ is: true }]), {
    timeout: 60_000,
    interval: 200,
  })
  await vi.waitFor(() => expect(said.join('\n')).toContain('The database is in recovery'), 60_000)
  expect(server).toBeUndefined()
  await ask(url, 'select pg_wal_replay_resume()')
  await starting
  expect(
    await ask(url, "select pg_is_in_recovery() as is, to_regclass('kept') is not null as kept, to_regclass('later') as later"),
  ).toEqual([{ is: false, kept: true, later: null }])
})

function restoreData(backup: string): void {
  const data = join(folder, 'data')
  rmSync(data, { recursive: true })
  copy(backup, data)
  writeFileSync(join(data, 'recovery.signal'), '')
}

/** Keeps owners: root runs the server as another user. */
const copy = (from: string, to: string) => spawnSync('cp', ['-a', from, to])
