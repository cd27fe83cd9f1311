import { join } from 'node:path'
import type { Logger } from 'pino'
import {
  closeProvider,
  type ProviderCard,
  registerProvider,
  sealOperatorKey,
} from '#features/play/game-providers/server/index.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Config } from '#platform/config/index.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import type { Database } from '#platform/db/database.ts'
import { runBundled } from './run-bundled.ts'

export interface ReferenceProviderOptions {
  readonly config: Pick<Config, 'dataDir'>
  readonly database: Database
  readonly vault: Vault
  readonly log: Logger
  readonly say: (line: string) => void
  /** The wallet's address for the provider. */
  readonly siteUrl: string
  /** Origins that may embed its games. */
  readonly sites: readonly string[]
}

/** The line that it prints once it listens. */
interface Hello {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly games: readonly ProviderCard[]
  readonly keys: Readonly<Record<string, string>>
  readonly operatorKey: string
}

export interface RunningProvider {
  /** Of the current process. */
  readonly pid: () => number | undefined
  readonly url: () => string
  close(): Promise<void>
}

/** Runs the bundled provider as long as the site runs. If it does not start, the site runs without it. */
export async function startReferenceProvider(options: ReferenceProviderOptions): Promise<RunningProvider | undefined> {
  const { config, database, vault, say, log, siteUrl, sites } = options
  const running = await runBundled<Hello>({
    name: 'reference provider',
    entry: 'apps/reference-provider/main.ts',
    folder: join(config.dataDir, 'reference-provider'),
    args: ['--wallet', siteUrl, ...sites.flatMap((site) => ['--site', site])],
    log,
    onStart: (hello) => database.transaction((tx) => registerProvider(tx, toProvider(hello, vault))),
  })
  if (!running) say('The reference provider does not start, so its games are not in the lobby.')
  return running && { pid: running.pid, url: () => running.hello().url, close: running.close }
}

/** For a site without the provider: hides games that an earlier start left in the lobby. */
export const forgetReferenceProvider = (database: Database): Promise<void> =>
  database.transaction((tx) => closeProvider(tx, 'lantern-house'))

/** The brands' addresses on this machine. */
export function originsOf(siteUrl: string, themes: readonly ThemeData[]): string[] {
  const { port } = new URL(siteUrl)
  return [...new Set([new URL(siteUrl).origin, ...originsAt(port, themes)])]
}

/** At any port with `*`. */
export const originsAt = (port: string, themes: readonly ThemeData[]): string[] =>
  ['127.0.0.1', 'localhost', ...themes.flatMap((theme) => theme.hosts)].map((host) => `http://${host}:${port}`)

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
