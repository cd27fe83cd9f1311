import type { ThemeData } from '#kernel/theme.ts'
import type { Instant } from '#kernel/time.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { buildSite } from '#platform/http/build-site.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestClient } from '#platform/testing/client.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { gameSessionServer } from './index.ts'
import * as contract from '../contract.ts'

export interface ChooserOptions {
  readonly url: string
  readonly now: Instant
  readonly theme: ThemeData
  readonly cookies: readonly (readonly [string, string])[]
  readonly roundId: string
  readonly choice: { readonly kind: string }
  readonly step: number
  readonly key: string
}

/** A second server on a test's database that makes one choice and prints the resulting status. The test kills it. */
const options = JSON.parse(process.argv[2] ?? '') as ChooserOptions
const database = openDatabase({ url: options.url, connectionsMax: 3, role: 'croupier_app' })
const { app } = await buildSite({
  config: { brand: options.theme.id, publicUrl: undefined, trustProxy: false, lanes: 1 },
  database,
  clock: createManualClock(options.now),
  rng: createSeededRng('a site to be killed'),
  vault: createVault('the secret of every test site'),
  log: createLog({ level: 'error' }),
  themes: [options.theme],
  features: [gameSessionServer],
  definitions: [],
  loadMessages: async () => ({}),
})
const client = createTestClient(app, 'play.example')
for (const [name, value] of options.cookies) client.cookies.set(name, value)
const { status } = await client.call(contract.choose, {
  params: { id: options.roundId },
  body: { choice: options.choice, step: options.step },
  headers: { 'idempotency-key': options.key },
})
process.stdout.write(`${status}\n`)
setInterval(() => {}, 1_000)
