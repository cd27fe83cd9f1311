import pg from 'pg'
import { SERVER_ENTRIES } from '#features/server.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import { createLog } from '#platform/log/log.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { createTestClient, type TestClient } from '#platform/testing/client.ts'
import { createManualClock, type ManualClock } from '#platform/testing/manual-clock.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'

/** What a test tells a second server on its database, as JSON in the first argument. */
export interface MortalOptions {
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
  /** The process ends by SIGKILL at this moment: before or after a commit or a call to the provider. 0 for never. */
  readonly killAt: number
}

export interface MortalSite extends Pick<Site, 'app' | 'slices' | 'contextFor'> {
  readonly clock: ManualClock
  /** The player of the test. */
  readonly client: TestClient
  /** A call that is not the site's, and so no moment. */
  readonly fetch: typeof globalThis.fetch
  /** Runs one job of a slice. */
  runJob(name: string): Promise<void>
}

/** Does the work; ends the process, and prints how many moments there were unless it was killed. */
export async function liveUntilKilled(options: MortalOptions, work: (site: MortalSite) => Promise<void>): Promise<never> {
  let isArmed = false
  let moments = 0
  const pass = (): void => {
    if (isArmed && ++moments === options.killAt) process.kill(process.pid, 'SIGKILL')
  }
  const { fetch } = globalThis
  watch(pass)
  const site = await openSite(options, fetch)
  isArmed = true
  await work(site)
  process.stdout.write(`${moments}\n`)
  process.exit(0)
}

function watch(pass: () => void): void {
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
}

async function openSite(
  { provider, theme, now, url, cookies }: MortalOptions,
  fetch: typeof globalThis.fetch,
): Promise<MortalSite> {
  const { url: providerUrl, ...access } = provider
  const clock = createManualClock(now)
  const { app, slices, contextFor } = await buildSite({
    config: {
      brand: theme.id,
      publicUrl: undefined,
      trustProxy: false,
      lanes: 1,
      payments: [sandboxProvider({ ...access, url: () => providerUrl, clock })],
    },
    database: openDatabase({ url, connectionsMax: 4, role: 'croupier_app' }),
    clock,
    rng: createSeededRng(`a site to be killed for ${JSON.stringify(cookies)}`),
    vault: createVault('the secret of every test site'),
    log: createLog({ level: 'fatal' }),
    themes: [theme],
    features: SERVER_ENTRIES,
    definitions: [],
    loadMessages: async () => ({}),
  })
  const client = createTestClient(app, 'play.example')
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return {
    app,
    slices,
    contextFor,
    clock,
    client,
    fetch,
    async runJob(name) {
      const job = slices.flatMap(({ jobs }) => jobs ?? []).find((each) => each.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.run({ ...contextFor(theme), today: calendarDayOf(clock.now(), theme.timeZone) })
    },
  }
}
