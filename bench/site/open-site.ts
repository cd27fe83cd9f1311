import { FEATURES } from '#features/all.ts'
import { loadMessages } from '#features/messages.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { systemClock } from '#platform/clock.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import { createLog } from '#platform/log/log.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { systemRng } from '#platform/rng.ts'
import { THEMES } from '#themes/all.ts'

export const BENCH_THEME = THEMES[0]!

/** The site as it runs, on a migrated database, with a quiet log; it does not listen yet. */
export async function openBenchSite(
  url: string,
  payments: readonly PaymentProvider[] = [],
  poolerUrl?: string,
): Promise<{ site: Site; database: Database }> {
  const database = openDatabase({ url, poolerUrl, connectionsMax: 12, role: 'croupier_app' })
  const site = await buildSite({
    config: { brand: BENCH_THEME.id, publicUrl: undefined, trustProxy: true, lanes: 2, payments },
    database,
    clock: systemClock,
    rng: systemRng,
    vault: createVault('the secret of the benchmark'),
    log: createLog({ level: 'error' }),
    themes: THEMES,
    features: SERVER_ENTRIES,
    definitions: FEATURES,
    loadMessages,
  })
  return { site, database }
}
