import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SetupError } from '../setup-error.ts'
import { canRun, layBinaries, whyNothingRuns } from './embedded-binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { isStillInUse, type Postmaster, type PostmasterOptions, startPostmaster, stopOrphan } from './postmaster.ts'
import { waitForRecovery } from './recovery.ts'
import { type ServerUser, serverUser } from './server-user.ts'

export interface EmbeddedOptions {
  /** Absolute. Holds the programs, the data, the password and the log. */
  readonly folder: string
  /** Alternative folder for the programs, shared by several servers. */
  readonly programs?: string
  /** Overrides the default settings. */
  readonly settings?: Readonly<Record<string, string | number>>
  readonly say?: (line: string) => void
  /** Whether this folder's site ran before: then a missing database was lost and must not be created. */
  readonly hasHistory?: boolean
}

export interface Embedded {
  /** Superuser URL of the database `croupier`. */
  readonly url: string
  /** The server's current process id; a restart after a crash changes it. */
  readonly pid: () => number
  readonly bin: string
  stop(): Promise<void>
}

const DEFAULTS = {
  shared_buffers: '128MB',
  max_connections: 100,
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}

/** Retry and log interval for a server that cannot start, for example on a full disk. */
const RESTART_EVERY_MS = 5_000
const SAID_EVERY_MS = 60_000

/** Boots a PostgreSQL server on `folder`, creating it on first start; restarts it if it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder, say = () => {} } = options
  const lock = writing(folder, () => lockFolder(join(folder, 'lock'), `The database in ${folder}`))
  try {
    const user = serverUser()
    const { home, bin } = settle(options, user)
    const data = join(home, 'data')
    if (!existsSync(data)) make({ bin, data, user, ...options, say })
    const password = readPassword(folder)
    await stopOrphan(data, say)
    const place = await placeToListen(home, user)
    const start: PostmasterOptions = {
      bin,
      data,
      log: join(folder, 'server.log'),
      settings: { ...DEFAULTS, ...place.settings, ...options.settings },
      user,
      say,
    }
    const server = await supervise(start)
    const url = await makeDatabase(place.url(password), say)
    return { url, bin, pid: server.pid, stop: () => server.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Finds a folder that the server's user can access: the folder itself, or else one under /var/lib. */
function settle({ folder, programs, say = () => {} }: EmbeddedOptions, user: ServerUser): { home: string; bin: string } {
  const bin = writing(folder, () => layBinaries(programs ?? folder))
  if (canRun({ bin, folder, user })) return { home: folder, bin }
  if (!user.owner || !canRun({ bin, folder, user: { name: 'root', spawnAs: {} } })) {
    throw new SetupError(
      `The embedded PostgreSQL cannot be used, because ${whyNothingRuns()}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  const home = join('/var/lib/croupier', createHash('sha256').update(folder).digest('hex').slice(0, 12))
  say(`${folder} is closed to the user ${user.name}, who runs the database: its files are in ${home}.`)
  writing(folder, () => writeFileSync(join(folder, FAR_HOME), home))
  const farBin = writing(home, () => layBinaries(programs ? '/var/lib/croupier' : home))
  if (canRun({ bin: farBin, folder: home, user })) return { home, bin: farBin }
  throw new SetupError(
    `The user ${user.name} can run no program here or in ${home}: set DATABASE_URL, or start as an ordinary user.`,
  )
}

/** Written to a folder that the server's user cannot access: names the actual location of the files. */
const FAR_HOME = 'data-is-in'

interface Making extends Pick<EmbeddedOptions, 'folder' | 'hasHistory'> {
  readonly bin: string
  readonly data: string
  readonly user: ServerUser
  readonly say: (line: string) => void
}

/** Creates the cluster beside its final location, so that a partial one is never opened. */
function make({ bin, data, folder, hasHistory = false, user, say }: Making): void {
  const unfinished = `${data}.unfinished`
  const isHalfMade = existsSync(unfinished)
  if (!isHalfMade && (hasHistory || existsSync(join(folder, 'password')))) throw new SetupError(whereItIs(folder, data))
  say(`Making a database in ${data}.`)
  rmSync(unfinished, { recursive: true, force: true })
  writing(data, () => ownFolder(unfinished, user))
  const password = keptPassword(folder)
  const passwordFile = join(dirname(data), 'initdb-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.owner) chownSync(passwordFile, user.owner.uid, user.owner.gid)
  try {
    const flags = ['--username=croupier', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums']
    const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const made = spawnSync(join(bin, 'initdb'), ['-D', unfinished, ...flags, ...locale], {
      ...user.spawnAs,
      cwd: '/',
      encoding: 'utf8',
    })
    if (made.status !== 0)
      throw new SetupError(`A database could not be made in ${data}: ${lastLine(made.stderr ?? String(made.error))}`)
    renameSync(unfinished, data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** A new, empty site in place of one with players would be worse than no site. */
function whereItIs(folder: string, data: string): string {
  const note = join(folder, FAR_HOME)
  const far = existsSync(note) ? join(readFileSync(note, 'utf8').trim(), 'data') : undefined
  const from = far && far !== data ? `copy it from ${far}, where it was made` : 'copy it there from a backup'
  return `The database of this site is not in ${data}: ${from}, or set DATABASE_URL, or set DATA_DIR to an empty folder for a new site.`
}

interface Place {
  readonly settings: Record<string, string | number>
  readonly url: (password: string) => string
}

/** The longest path of a Unix socket, minus `/.s.PGSQL.5432`. */
const SOCKET_FOLDER_LENGTH_MAX = 88

/** After `stopOrphan`. A Unix socket that only this user and the server's can reach; if its path is too long, a free loopback port. */
async function placeToListen(home: string, user: ServerUser): Promise<Place> {
  const folder = join(home, 'socket')
  if (Buffer.byteLength(folder) <= SOCKET_FOLDER_LENGTH_MAX) {
    ownFolder(folder, user)
    // Of a killed server: in a container, its number soon belongs to another process, and the lock would seem to be held.
    rmSync(join(folder, '.s.PGSQL.5432.lock'), { force: true })
    return {
      settings: { listen_addresses: '', unix_socket_directories: folder, port: 5432 },
      url: (password) => `postgres://croupier:${password}@${encodeURIComponent(folder)}/croupier`,
    }
  }
  const port = await freePort()
  return {
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port },
    url: (password) => `postgres://croupier:${password}@127.0.0.1:${port}/croupier`,
  }
}

/** Keeps a server running until `stop`. */
async function supervise(options: PostmasterOptions): Promise<{ pid: () => number; stop(): Promise<void> }> {
  const { say } = options
  let server = await startAfterCrash(options)
  const stopping = new AbortController()
  const watch = async (): Promise<void> => {
    let startedAt = performance.now()
    while (!stopping.signal.aborted) {
      await server.exited
      if (stopping.signal.aborted) return
      say('The database stopped; starting it again.')
      // Pauses before restarting a server that exits immediately.
      if (performance.now() - startedAt < RESTART_EVERY_MS) await rest(stopping.signal)
      server = (await restart(options, stopping.signal)) ?? server
      startedAt = performance.now()
    }
    await server.stop()
  }
  const watching = watch()
  return {
    pid: () => server.pid,
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
    },
  }
}

/** Retries until it runs; undefined if the site stops first. */
async function restart(options: PostmasterOptions, stopping: AbortSignal): Promise<Postmaster | undefined> {
  let saidAtMs = -Infinity
  while (!stopping.aborted) {
    try {
      return await startAfterCrash(options)
    } catch (error) {
      if (performance.now() - saidAtMs > SAID_EVERY_MS) {
        options.say(`${(error as Error).message} It is tried again every ${RESTART_EVERY_MS / 1_000} seconds.`)
        saidAtMs = performance.now()
      }
      await rest(stopping)
    }
  }
  return undefined
}

const rest = (signal: AbortSignal): Promise<void> => sleep(RESTART_EVERY_MS, undefined, { signal }).catch(() => {})

/** The children of a killed server take a moment to exit and hold the folder until then. */
async function startAfterCrash(options: PostmasterOptions): Promise<Postmaster> {
  for (let waited = 0; ; waited += 100) {
    try {
      return await startPostmaster(options)
    } catch (error) {
      if (!isStillInUse(error) || waited > 15_000) throw error
      await sleep(100)
    }
  }
}

async function makeDatabase(url: string, say: (line: string) => void): Promise<string> {
  const client = new pg.Client({ connectionString: url.replace(/croupier$/, 'postgres') })
  await client.connect()
  try {
    await waitForRecovery(client, say)
    const { rowCount } = await client.query("select from pg_database where datname = 'croupier'")
    if (rowCount === 0) await client.query('create database croupier')
  } finally {
    await client.end()
  }
  return url
}

function keptPassword(folder: string): string {
  const path = join(folder, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

function readPassword(folder: string): string {
  const path = join(folder, 'password')
  if (existsSync(path)) return readFileSync(path, 'utf8')
  throw new SetupError(`The password of the database, ${path}, is gone: copy it there from a backup.`)
}

function ownFolder(path: string, user: ServerUser): void {
  mkdirSync(path, { recursive: true })
  if (user.owner) chownSync(path, user.owner.uid, user.owner.gid)
  chmodSync(path, 0o700)
}

/** Turns file system errors into a sentence. */
function writing<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw new SetupError(`The disk of ${folder} is full: make room, then start again.`)
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new SetupError(`${folder} cannot be written (${message}): set DATA_DIR to a folder that may be.`)
    }
    throw error
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
