import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SetupError } from '../setup-error.ts'
import { processMark } from './folder-lock.ts'
import type { ServerUser } from './server-user.ts'

export interface PostmasterOptions {
  readonly bin: string
  readonly data: string
  readonly log: string
  readonly settings: Readonly<Record<string, string | number>>
  readonly user: ServerUser
  readonly say: (line: string) => void
}

export interface Postmaster {
  readonly pid: number
  readonly exited: Promise<void>
  /** Fast shutdown: running transactions roll back, committed ones are written. */
  stop(): Promise<void>
}

/**
 * The shell starts a watcher that holds our pipe, then becomes the server. The pipe closes whenever this process
 * ends, and the watcher then stops the server, so a database never outlives its site.
 */
const WATCHED = `data=$1; shift
( ( cat <&3 >/dev/null; [ "$(head -n 1 "$data/postmaster.pid" 2>/dev/null)" = $$ ] && kill -INT $$ ) & )
exec "$@" 3<&-`

const STOP_MS = 60_000

/** Starts the server on `data` and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { bin, data, log, settings, user, say } = options
  const logStart = existsSync(log) ? statSync(log).size : 0
  const output = openSync(log, 'a', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', data, join(bin, 'postgres'), '-D', data, ...flags], {
    ...user.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
  })
  closeSync(output)
  const exited = exitOf(child)
  if (child.pid === undefined || !(await becomesReady(child, data, say))) {
    await exited
    throw new SetupError(whyNot({ log, logStart, data, pid: child.pid }))
  }
  child.unref()
  ;(child.stdio[3] as Socket).unref()
  return { pid: child.pid, exited, stop: () => stopPostmaster(child, exited) }
}

/** Stops a server left behind by a killed site, so that the folder has one postmaster. */
export async function stopOrphan(data: string, say: (line: string) => void): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!(pid > 0)) return
  if (processMark(pid) === undefined || !isPostmasterOf(pid, data)) return rmSync(file, { force: true })
  say(`Stopping the database that an earlier run left behind (process ${pid}).`)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < 15_000; waited += 50) {
      if (processMark(pid) === undefined) return
      await sleep(50)
    }
  }
  throw new SetupError(`Process ${pid} holds the database in ${data} and does not stop: end it, then start again.`)
}

/** A pid in an old file may belong to another process by now. */
function isPostmasterOf(pid: number, data: string): boolean {
  try {
    if (existsSync('/proc/self/cwd')) return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(data)
  } catch {
    return false
  }
}

async function becomesReady(child: ChildProcess, data: string, say: (line: string) => void): Promise<boolean> {
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 20) {
    const status = readStatus(data)
    if (status?.pid === child.pid && status?.isReady) return true
    if (waited === 5_000) say('The database is still starting: after a crash it first replays its log.')
    await sleep(20)
  }
  return false
}

/** Line eight of postmaster.pid holds the state: 'starting', 'ready', 'stopping'. */
function readStatus(data: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

async function stopPostmaster(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGINT')
  const lateTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
  child.ref()
  await exited
  clearTimeout(lateTimer)
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      child.stdio[3]?.destroy()
      resolve()
    }
    child.once('exit', done)
    child.once('error', done)
  })
}

/** PostgreSQL's last error, with advice for the common ones. */
function whyNot({ log, logStart, data, pid }: { log: string; logStart: number; data: string; pid: number | undefined }): string {
  const said = readFileSync(log).subarray(logStart).toString()
  if (said.includes('No space left on device')) return `The disk of ${data} is full: make room, then start again.`
  if (said.includes('Read-only file system')) return `${data} cannot be written: set DATA_DIR to a folder that may be.`
  if (said.includes('incompatible with server')) {
    return `${data} was made by another major version of PostgreSQL: start the Croupier that made it and move the data with pg_dump, or set DATA_DIR to an empty folder.`
  }
  return `The database did not start: ${lastWords(said, pid) || 'it said nothing'} (all of it is in ${log}).`
}

/**
 * The failure reason of server `pid` in the log since the start: its own, else that of one of its startup processes.
 * Children of a killed server write to the same log as they exit.
 */
export function lastWords(said: string, pid: number | undefined): string {
  const lines = said.trim().split('\n')
  const reasons = lines.filter((line) => /(FATAL|PANIC):/.test(line) && !line.includes('unexpected postmaster exit'))
  const reason = reasons.findLast((line) => line.includes(`[${pid}]`)) ?? reasons.at(-1)
  return reason?.replace(/^.*?(?=(FATAL|PANIC):)/, '') ?? lines.at(-1) ?? ''
}

export const isStillInUse = (error: unknown): boolean =>
  error instanceof SetupError && /pre-existing shared memory|lock file .* already exists/i.test(error.message)
