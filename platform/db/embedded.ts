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
import { type ServerUser, serverUser } from './server-user.ts'

export interface EmbeddedOptions {
  /** Absolute. Holds the programs, the data, the password and the log. */
  readonly folder: string
  /** Where the programs go instead, when several servers share them. */
  readonly programs?: string
  /** Over the default settings. */
  readonly settings?: Readonly<Record<string, string | number>>
  readonly say?: (line: string) => void
  /** The server died, and died again on each restart. Default: the error ends the process. */
  readonly onLost?: (error: unknown) => void
}

export interface Embedded {
  /** A superuser's address of the database `croupier`. */
  readonly url: string
  /** Of the server now running; a restart after a crash changes it. */
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

const RESTARTS_MAX = 5
const RESTARTS_WINDOW_MS = 60_000

/** Boots a real PostgreSQL on `folder`, made at the first start; a server that dies is started again. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder, say = () => {} } = options
  const lock = writing(folder, () => lockFolder(join(folder, 'lock'), `The database in ${folder}`))
  try {
    const user = serverUser()
    const { home, bin } = settle(options, user)
    const password = keptPassword(folder)
    const data = join(home, 'data')
    initialise({ bin, data, password, user, say })
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
    const server = await supervise(start, options.onLost)
    const url = await makeDatabase(place.url(password))
    return { url, bin, pid: server.pid, stop: () => server.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Finds a home that the server's user may enter: the folder itself, or else one under /var/lib. */
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
  const farBin = writing(home, () => layBinaries(programs ? '/var/lib/croupier' : home))
  if (canRun({ bin: farBin, folder: home, user })) return { home, bin: farBin }
  throw new SetupError(
    `The user ${user.name} can run no program here or in ${home}: set DATABASE_URL, or start as an ordinary user.`,
  )
}

/** Makes the cluster beside its final place, so that one half made is never opened. */
function initialise(make: { bin: string; data: string; password: string; user: ServerUser; say: (line: string) => void }): void {
  const { bin, data, password, user, say } = make
  if (existsSync(data)) return
  say(`Making a database in ${data}.`)
  const unfinished = `${data}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  ownFolder(unfinished, user)
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

interface Place {
  readonly settings: Record<string, string | number>
  readonly url: (password: string) => string
}

/** The longest path that a socket's address holds, less `/.s.PGSQL.5432`. */
const SOCKET_FOLDER_LENGTH_MAX = 88

/** A socket that only this user and the server's can reach; where its path is too long, a free port of the loopback. */
async function placeToListen(home: string, user: ServerUser): Promise<Place> {
  const folder = join(home, 'socket')
  if (Buffer.byteLength(folder) <= SOCKET_FOLDER_LENGTH_MAX) {
    ownFolder(folder, user)
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
async function supervise(
  options: PostmasterOptions,
  onLost: (error: unknown) => void = (error) => {
    throw error
  },
): Promise<{ pid: () => number; stop(): Promise<void> }> {
  let server = await startPostmaster(options)
  let isStopping = false
  let restarts: number[] = []
  const watch = async (watched: Postmaster): Promise<void> => {
    await watched.exited
    if (isStopping) return
    restarts = [...restarts.filter((at) => at > performance.now() - RESTARTS_WINDOW_MS), performance.now()]
    if (restarts.length > RESTARTS_MAX) throw new SetupError(`The database stops again and again: see ${options.log}.`)
    options.say('The database stopped; starting it again.')
    server = await startAfterCrash(options)
    if (isStopping) return server.stop()
    return watch(server)
  }
  let watching = watch(server).catch(onLost)
  return {
    pid: () => server.pid,
    async stop() {
      isStopping = true
      await server.stop()
      await watching
    },
  }
}

/** The killed server's children take a moment to notice; until they are gone the folder is theirs. */
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

async function makeDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url.replace(/croupier$/, 'postgres') })
  await client.connect()
  try {
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

function ownFolder(path: string, user: ServerUser): void {
  mkdirSync(path, { recursive: true })
  if (user.owner) chownSync(path, user.owner.uid, user.owner.gid)
  chmodSync(path, 0o700)
}

/** Turns the file system's refusals into a sentence. */
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
