import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { layBinaries, SetupError } from './embedded-binaries.ts'
import { clusterFolder, serverUser, socketFolder, type ServerUser } from './embedded-folder.ts'

/**
 * A real PostgreSQL server of our own, as a child process: data checksums, fsync on, reachable only through a socket
 * in a private folder, with a password made once. It stops with us, and a cut that it did not foresee loses nothing.
 */
export interface EmbeddedDatabase {
  readonly url: string
  readonly folder: string
  /** The postmaster's process id, for tests that kill it. */
  readonly pid: number
  /** Waits for running transactions to end or be rolled back. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Server settings beyond the defaults, for example `fsync=off` for a cluster that only tests use. */
  readonly settings?: readonly string[]
}

const OWNER = 'croupier'
const DATABASE = 'croupier'
const SETTINGS = ['listen_addresses=', 'shared_buffers=128MB', 'max_connections=100', 'max_wal_size=2GB', 'log_timezone=UTC', 'timezone=UTC']
const READY_WITHIN_MS = 60_000
const POLL_MS = 25

export async function startEmbedded({ dataDir, settings = [] }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = serverUser()
  const folder = clusterFolder(dataDir, user)
  const bin = layBinaries(folder)
  const data = join(folder, 'data')
  const password = keepPassword(folder, user)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise({ bin, data, folder, user })
  await refuseSecondStart(data)
  const socket = socketFolder(folder, user)
  const args = ['-D', data, '-k', socket, ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])]
  const log = openSync(join(folder, 'server.log'), 'a', 0o600)
  const server = spawn(join(bin, 'postgres'), args, { ...user, stdio: ['ignore', log, log], env: { LC_ALL: 'C' }, cwd: folder })
  const url = `postgres://${OWNER}:${password}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`
  await untilReady(server, url.replace(`/${DATABASE}?`, '/postgres?'), join(folder, 'server.log'))
  await createDatabase(url.replace(`/${DATABASE}?`, '/postgres?'))
  return { url, folder, pid: server.pid ?? 0, stop: () => stop(server) }
}

function initialise({ bin, data, folder, user }: { bin: string; data: string; folder: string; user: ServerUser | undefined }): void {
  const result = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', OWNER, '-A', 'scram-sha-256', '--pwfile', join(folder, 'password'), '-E', 'UTF8', '--locale=C', '--data-checksums'],
    { ...user, encoding: 'utf8', env: { LC_ALL: 'C' }, cwd: folder },
  )
  if (result.status === 0) return
  rmSync(data, { recursive: true, force: true })
  throw new SetupError(`The database could not be set up in ${data}: ${(result.stderr || String(result.error)).trim()}`)
}

function keepPassword(folder: string, user: ServerUser | undefined): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (user) chownSync(path, user.uid, user.gid)
  }
  return readFileSync(path, 'utf8').trim()
}

/**
 * A postmaster may hold the folder: one whose site runs is left alone and the start refused; one that a killed site
 * left behind is stopped, as its own next start would recover the data anyway.
 */
async function refuseSecondStart(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid')
  if (!existsSync(path)) return
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0])
  if (!isPostmaster(pid, data)) return
  if (parentOf(pid) > 1) {
    throw new SetupError(`Another site runs on ${data} (process ${parentOf(pid)}). Stop it, or set DATA_DIR to another folder.`)
  }
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isPostmaster(pid, data) && waited < 10_000; waited += POLL_MS) await pause()
}

function isPostmaster(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
  } catch {
    return false
  }
}

const parentOf = (pid: number): number => Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_MS) {
    if (server.exitCode !== null) {
      const tail = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
      throw new SetupError(`The database did not start: ${tail}`)
    }
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause()
    }
  }
  throw new SetupError(`The database did not answer within ${READY_WITHIN_MS / 1_000} seconds; see ${log}.`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  await client.end()
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  await exited
}

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, POLL_MS))
