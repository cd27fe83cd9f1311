import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ThemeData } from '#kernel/theme.ts'
import type { Config } from '#platform/config/index.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { originsAt } from './reference-provider.ts'
import { runBundled } from './run-bundled.ts'

export interface SandboxPaymentsOptions {
  readonly config: Pick<Config, 'dataDir' | 'port' | 'publicUrl'>
  readonly themes: readonly ThemeData[]
  readonly log: Logger
  readonly say: (line: string) => void
}

/** The line that it prints once it listens. */
interface Hello {
  readonly url: string
  readonly merchant: string
  readonly apiKey: string
  readonly webhookKeys: readonly string[]
}

export interface RunningPayments {
  readonly provider: PaymentProvider
  readonly pid: () => number | undefined
  close(): Promise<void>
}

/** Runs the sandbox payment provider as long as the site runs. If it does not start, the site runs without payments. */
export async function startSandboxPayments(options: SandboxPaymentsOptions): Promise<RunningPayments | undefined> {
  const { config, themes, log, say } = options
  // It starts before the site listens, so a port that is not known yet is any port.
  const sites = originsAt(config.port === 0 ? '*' : String(config.port), themes)
  if (config.publicUrl) sites.push(new URL(config.publicUrl).origin)
  const running = await runBundled<Hello>({
    name: 'sandbox payment provider',
    entry: 'apps/sandbox-payments/main.ts',
    folder: join(config.dataDir, 'sandbox-payments'),
    args: sites.flatMap((site) => ['--site', site]),
    log,
  })
  if (!running) {
    say('The sandbox payment provider does not start, so nothing can be bought.')
    return undefined
  }
  // Its keys stay the same across restarts; its address changes if its port is taken meanwhile.
  const { merchant, apiKey, webhookKeys } = running.hello()
  const provider = sandboxProvider({ url: () => running.hello().url, merchant, apiKey, webhookKeys })
  return { provider, pid: running.pid, close: running.close }
}
