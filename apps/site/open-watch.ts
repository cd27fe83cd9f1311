import { hostname } from 'node:os'
import { playableGames } from '#games/all.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createWatchedRng, RandomHealth } from '#platform/rng-health.ts'
import { recordVersions, type SoftwareVersion, versionsOfRelease } from '#platform/site-watch/software-versions.ts'
import { watchProvider } from '#platform/site-watch/watch-provider.ts'
import { SiteWatch, type WatchOptions } from '#platform/site-watch/watch-site.ts'

/** Few enough that a sound source does not fail the test in the life of a site. */
const PROBE_MS = 10 * MINUTE_MS

/** Records the versions of this start, and opens the watch of the process, which beats once it is started. */
export async function openWatch({ database, clock, log, themes }: WatchOptions) {
  await recordVersions({ database, clock }, [...versionsOfGames(), ...versionsOfRelease(ROOT)])
  const watch = new SiteWatch({ database, clock, log, themes })
  const host = hostname()
  const randomHealth = new RandomHealth((fault) => {
    log.error({ fault, host }, 'the random source failed: play is off until this process is restarted')
    watch.note({ kind: 'random-source-failed', detail: { host, fault } })
  })
  const rng = createWatchedRng(randomHealth)
  const probe = setInterval(() => randomHealth.probe(rng), PROBE_MS).unref()
  return {
    rng,
    randomHealth,
    watched: (provider: PaymentProvider) => watchProvider(provider, { clock, log, watch }),
    /** Beats from now on; returns what ends the watch. */
    start(): () => Promise<void> {
      const end = watch.start()
      return () => {
        clearInterval(probe)
        return end()
      }
    },
  }
}

const HASH_SHOWN = 12

const versionsOfGames = (): SoftwareVersion[] =>
  playableGames.map(({ slug, mathReport: { version, defHash } }) => ({
    kind: 'game',
    name: slug,
    version: `${version}, rules ${defHash.slice(0, HASH_SHOWN)}`,
  }))
