import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { closeProvider, type ProviderCard, registerProvider, sealOperatorKey } from '#features/game-providers/server/index.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { type Config, ROOT } from '#platform/config/index.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import type { Database } from '#platform/db/database.ts'

export interface ReferenceProviderOptions {
  readonly config: Pick<Config, 'dataDir'>
  readonly database: Database
  readonly vault: Vault
  readonly log: Logger
  readonly say: (line: string) => void
  /** Where the provider finds the wallet. */
  readonly siteUrl: string
  /** Origins whose pages may show its games. */
  readonly sites: readonly string[]
}

/** The one line that it says when it listens. */
interface Hello {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly games: readonly ProviderCard[]
  readonly keys: Readonly<Record<string, string>>
  readonly operatorKey: string
}

export interface RunningProvider {
  /** Of the process that runs now. */
  readonly pid: () => number | undefined
  readonly url: () => string
  close(): Promise<void>
}

const START_MAX_MS = 20_000
const RESTART_WAIT_MS = { first: 500, most: 30_000 }

/** Runs the provider that comes along, as long as the site runs. Where it does not start, the site goes on without it. */
export async function startReferenceProvider(options: ReferenceProviderOptions): Promise<RunningProvider | undefined> {
  const { database, vault, say, log } = options
  const stopping = new AbortController()
  let { child, hello } = start(options, '0')
  const known = await Promise.race([hello, sleep(START_MAX_MS, undefined, { ref: false })])
  if (!known) {
    child.kill('SIGKILL')
    say('The reference provider does not start, so its games are not in the lobby.')
    return undefined
  }
  let current = known
  const register = () => database.transaction((tx) => registerProvider(tx, toProvider(current, vault)))
  await register()
  const watching = keepRunning()
  return {
    pid: () => child.pid,
    url: () => current.url,
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
      log.warn('the reference provider ended; it is started again')
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      wait = Math.min(wait * 2, RESTART_WAIT_MS.most)
      // Where it listened before, so that open pages find it again.
      ;({ child, hello } = start(options, new URL(current.url).port))
      const next = await hello
      if (!next) continue
      current = next
      await register().catch((error: unknown) => log.error({ error }, 'the reference provider could not be registered'))
    }
  }
}

/** For a site that runs without it: what an earlier start has left in the lobby opens nothing. */
export const forgetReferenceProvider = (database: Database): Promise<void> =>
  database.transaction((tx) => closeProvider(tx, 'lantern-house'))

/** Where the brands of a site are seen on this machine. */
export function originsOf(siteUrl: string, themes: readonly ThemeData[]): string[] {
  const { port } = new URL(siteUrl)
  const hosts = ['127.0.0.1', 'localhost', ...themes.flatMap((theme) => theme.hosts)]
  return [...new Set([new URL(siteUrl).origin, ...hosts.map((host) => `http://${host}:${port}`)])]
}

/** Its input stays open as long as this process lives, however that ends. */
function start({ config, siteUrl, sites }: ReferenceProviderOptions, port: string) {
  const entry = join(ROOT, 'apps/reference-provider/main.ts')
  const values = ['--data', join(config.dataDir, 'reference-provider'), '--wallet', siteUrl, '--port', port]
  const args = [entry, ...values, ...sites.flatMap((site) => ['--site', site])]
  // In a group of its own, as Ctrl-C is for the site, which stops it last; and without the site's secrets.
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true, env: {} })
  return { child, hello: helloOf(child) }
}

/** Undefined where it ends, or does not begin at all. */
function helloOf(child: ChildProcess): Promise<Hello | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('exit', () => resolve(undefined))
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as Hello))
  })
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  await once(child, 'exit')
}

const toProvider = ({ id, title, url, games, keys, operatorKey }: Hello, vault: Vault) => ({
  id,
  title,
  launch_url: `${url}/open`,
  replay_url: `${url}/replay`,
  games: games.map(({ code }) => code),
  cards: games,
  keys,
  operator_key: sealOperatorKey(vault, operatorKey),
})
