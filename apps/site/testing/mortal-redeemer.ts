import pg from 'pg'
import { SERVER_ENTRIES } from '#features/server.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Instant } from '#kernel/time.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { buildSite } from '#platform/http/build-site.ts'
import { createLog } from '#platform/log/log.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { createTestClient } from '#platform/testing/client.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import * as contract from '#features/store/redemptions/contract.ts'

export interface RedeemerOptions {
  readonly url: string
  readonly now: Instant
  readonly theme: ThemeData
  readonly cookies: readonly (readonly [string, string])[]
  readonly provider: {
    readonly url: string
    readonly apiKey: string
    readonly webhookKeys: readonly string[]
    readonly merchant: string
  }
  readonly accountId: string
  readonly cents: number
  readonly key: string
  /** The process ends by SIGKILL at this moment: before or after a commit or a call to the provider. 0 for never. */
  readonly killAt: number
}

/** A second server on a test's database that redeems once. It prints how many moments there were, unless it dies. */
const options = JSON.parse(process.argv[2] ?? '') as RedeemerOptions
let isArmed = false
let moments = 0
function pass(): void {
  if (isArmed && ++moments === options.killAt) process.kill(process.pid, 'SIGKILL')
}

const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => Promise<unknown>
pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
  const isCommit = args[0] === 'commit'
  if (isCommit) pass()
  const result = await query.apply(this, args)
  if (isCommit) pass()
  return result
} as never

const send = globalThis.fetch
globalThis.fetch = async (...args) => {
  pass()
  const reply = await send(...args)
  pass()
  return reply
}

const { url, ...access } = options.provider
const { app } = await buildSite({
  config: {
    brand: options.theme.id,
    publicUrl: undefined,
    trustProxy: false,
    lanes: 1,
    payments: [sandboxProvider({ ...access, url: () => url, clock: { now: () => options.now } })],
  },
  database: openDatabase({ url: options.url, connectionsMax: 4, role: 'croupier_app' }),
  clock: createManualClock(options.now),
  rng: createSeededRng(`a site to be killed for ${options.accountId}`),
  vault: createVault('the secret of every test site'),
  log: createLog({ level: 'fatal' }),
  themes: [options.theme],
  features: SERVER_ENTRIES,
  definitions: [],
  loadMessages: async () => ({}),
})
const client = createTestClient(app, 'play.example')
for (const [name, value] of options.cookies) client.cookies.set(name, value)
isArmed = true
await client.call(contract.requestRedemption, {
  body: { cents: options.cents, accountId: options.accountId },
  headers: { 'idempotency-key': options.key },
})
process.stdout.write(`${moments}\n`)
process.exit(0)
