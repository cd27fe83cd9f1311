import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ROOT } from '#platform/config/index.ts'

export interface BundledOptions<H> {
  /** Of log lines: `reference provider`. */
  readonly name: string
  /** Its entry, such as `apps/reference-provider/main.ts`. */
  readonly entry: string
  /** Its data, and its port, so that open pages find it again after a restart of it or of the site. */
  readonly folder: string
  readonly args: readonly string[]
  readonly log: Logger
  /** After each start, also a repeated one. */
  readonly onStart?: (hello: H) => Promise<void>
}

export interface Bundled<H> {
  /** Of the current process. */
  readonly pid: () => number | undefined
  readonly hello: () => H
  close(): Promise<void>
}

const START_MAX_MS = 20_000
const RESTART_WAIT_MS = { first: 500, most: 30_000 }

/**
 * Runs a bundled provider as long as the site runs, and starts it again if it ends. `H` is the line that it prints once it
 * listens. Undefined if it does not start.
 */
export async function runBundled<H extends { readonly url: string }>(
  options: BundledOptions<H>,
): Promise<Bundled<H> | undefined> {
  const { name, log, onStart } = options
  const stopping = new AbortController()
  let { child, hello } = start(options)
  const known = await Promise.race([hello, sleep(START_MAX_MS, undefined, { ref: false })])
  if (!known) {
    child.kill('SIGKILL')
    return undefined
  }
  let current: H = known
  keepPort(options, known)
  await onStart?.(current)
  const watching = keepRunning()
  return {
    pid: () => child.pid,
    hello: () => current,
    async close() {
      stopping.abort()
      child.kill('SIGTERM')
      await watching
    },
  }

  async function keepRunning(): Promise<void> {
    let wait = RESTART_WAIT_MS.first
    for (;;) {
      await gone(child)
      if (stopping.signal.aborted) return
      log.warn(`the ${name} ended; it is started again`)
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      wait = Math.min(wait * 2, RESTART_WAIT_MS.most)
      ;({ child, hello } = start(options))
      const next = await hello
      if (!next) continue
      current = next
      keepPort(options, next)
      await onStart?.(current).catch((error: unknown) => log.error({ err: error }, `the ${name} could not be registered`))
    }
  }
}

/** Its standard input stays open as long as this process lives, however that ends. */
function start<H>({ name, entry, folder, args, log }: BundledOptions<H>) {
  const file = portFile(folder)
  const port = existsSync(file) ? readFileSync(file, 'utf8') : '0'
  const all = [join(ROOT, entry), '--data', folder, '--port', port, ...args]
  // In its own process group, since Ctrl-C is for the site, which stops it last; and without the site's secrets.
  const child = spawn(process.execPath, all, { stdio: ['pipe', 'pipe', 'pipe'], detached: true, env: {} })
  createInterface(child.stderr).on('line', (line) => log.error({ line }, `the ${name} reports an error`))
  return { child, hello: helloOf<H>(child) }
}

const portFile = (folder: string): string => join(folder, 'port')

function keepPort<H>({ folder }: BundledOptions<H>, { url }: { readonly url: string }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(portFile(folder), new URL(url).port)
}

/** Undefined if it exits, or does not start at all. */
function helloOf<H>(child: ChildProcess): Promise<H | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('exit', () => resolve(undefined))
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as H))
  })
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  await once(child, 'exit')
}
