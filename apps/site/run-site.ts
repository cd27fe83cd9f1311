import { loadConfig } from '#platform/config/index.ts'
import { isDatabaseTrouble } from '#platform/db/trouble.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { SetupError } from '#platform/setup-error.ts'
import { type OpenPages, type RunningSite, startSite } from './start-site.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Runs the site until SIGINT or SIGTERM, with these payment providers beside the configured ones. A second signal does not
 * wait for open requests.
 */
export async function runSite(openPages: OpenPages, payments: readonly PaymentProvider[] = []): Promise<void> {
  try {
    const site = await startSite({ config: loadConfig(), openPages, say, payments })
    stopOnSignals(site)
    announceOnSignal(site)
    say(`Croupier runs at ${site.url}`)
  } catch (error) {
    if (!(error instanceof SetupError) && !isDatabaseTrouble(error)) throw error
    const { message } = error as Error
    const sentence =
      error instanceof SetupError ? message : `The database is unavailable (${message}). Start again once it is back.`
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

/** One Ctrl-C arrives several times if npm forwards it too. */
const SAME_SIGNAL_MS = 1_000
/** Open requests get this long in ms; a hanging database would keep the process forever. */
const STOP_MS_MAX = 30_000

function stopOnSignals(site: RunningSite): void {
  let stoppingSince: number | undefined
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    say('Stopping. Send the signal again to stop immediately.')
    setTimeout(() => {
      process.stderr.write(`The site did not stop within ${STOP_MS_MAX / 1_000} seconds: what was under way is cut off.\n`)
      process.exit(1)
    }, STOP_MS_MAX).unref()
    site.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** `kill -USR2` of any process of the site after a deployment: pages load the new build when it suits them. */
function announceOnSignal(site: RunningSite): void {
  process.on('SIGUSR2', () => {
    site.announceReload().then(
      () => say('Told every page that there is a newer site.'),
      (error: unknown) => process.stderr.write(`The newer site could not be announced: ${String(error)}\n`),
    )
  })
}
