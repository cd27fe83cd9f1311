import { playableGames } from '#games/all.ts'
import { ROOT } from '#platform/config/index.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { recordVersions, type SoftwareVersion, versionsOfRelease } from '#platform/site-watch/software-versions.ts'
import { watchProvider } from '#platform/site-watch/watch-provider.ts'
import { SiteWatch, type WatchOptions } from '#platform/site-watch/watch-site.ts'

/** Records the versions of this start, and opens the watch of the process, which beats once it is started. */
export async function openWatch({ database, clock, log, themes }: WatchOptions) {
  await recordVersions({ database, clock }, [...versionsOfRelease(ROOT), ...versionsOfGames()])
  const watch = new SiteWatch({ database, clock, log, themes })
  return { watch, watched: (provider: PaymentProvider) => watchProvider(provider, { clock, log, watch }) }
}

const HASH_SHOWN = 12

const versionsOfGames = (): SoftwareVersion[] =>
  playableGames.map(({ slug, mathReport: { version, defHash } }) => ({
    kind: 'game',
    name: slug,
    version: `${version}, rules ${defHash.slice(0, HASH_SHOWN)}`,
  }))
