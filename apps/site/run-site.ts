import { loadConfig } from '#platform/config/index.ts'
import { SetupError } from '#platform/setup-error.ts'
import { type OpenPages, type RunningSite, startSite } from './start-site.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the site until SIGINT or SIGTERM. A second signal does not wait for what is under way. */
export async function runSite(openPages: OpenPages): Promise<void> {
  try {
    const site = await startSite(loadConfig(), openPages, say)
    stopOnSignals(site)
    announceOnSignal(site)
    say(`Croupier runs at ${site.url}`)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** One Ctrl-C arrives more than once where npm hands it on as well. */
const SAME_SIGNAL_MS = 1_000

function stopOnSignals(site: RunningSite): void {
  let stoppingSince: number | undefined
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    say('Stopping. Once more to stop at once.')
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

/** `kill -USR2` of any process of the site, after a new version is out: pages load it when it suits them. */
function announceOnSignal(site: RunningSite): void {
  process.on('SIGUSR2', () => {
    site.announceReload().then(
      () => say('Told every page that there is a newer site.'),
      (error: unknown) => process.stderr.write(`The newer site could not be announced: ${String(error)}\n`),
    )
  })
}
