import { setTimeout as sleep } from 'node:timers/promises'
import { mintPlayer, type MintedPlayer, type MintOptions } from '#features/account/registration/server/index.ts'
import { FEATURES } from '#features/all.ts'
import { loadMessages } from '#features/messages.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { confirm, listUnconfirmed } from '#features/protection/terms/contract.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { CentrifugoConfig } from '#platform/config/index.ts'
import type { CaptchaConfig } from '#platform/config/captcha.ts'
import { JURISDICTION_DEFAULTS, type JurisdictionConfig } from '#platform/config/jurisdictions.ts'
import { PUSH_DEFAULTS, type PushConfig } from '#platform/config/push.ts'
import type { SocialLoginConfig } from '#platform/config/social-login.ts'
import type { SmsConfig } from '#platform/config/sms.ts'
import type { VerificationConfig } from '#platform/config/verification.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { Context } from '#platform/context.ts'
import { createVault } from '#platform/crypto/vault.ts'
import type { Database } from '#platform/db/database.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import type { RenderPage } from '#platform/http/pages/page-server.ts'
import type { MetricsAccess } from '#platform/http/metrics.ts'
import { servePages } from '#platform/http/pages/serve-pages.ts'
import { hostName } from '#platform/http/cookies.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestLog } from '#platform/testing/test-log.ts'
import { createTestClient, type TestClient } from '#platform/testing/client.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createManualClock, type ManualClock } from '#platform/testing/manual-clock.ts'
import type { SourceHealth } from '#platform/rng-health.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import type { Promotions } from '#promotions/index.ts'
import { startBackground } from '../background.ts'

export interface TestSiteOptions {
  /** Replaces all slices. */
  readonly features?: readonly ServerEntry[]
  /** The test's own slices, in addition. */
  readonly besides?: readonly ServerEntry[]
  /** Exceptions of the test theme: `{ 'daily-login': { needsConfirmedEmail: false } }`. */
  readonly options?: Readonly<Record<string, false | object>>
  readonly randomHealth?: SourceHealth
  /** Replaces the one test theme. */
  readonly themes?: readonly ThemeData[]
  /** The test's start as an ISO time; defaults to noon in New York on a Saturday. */
  readonly now?: string
  /** The folder of archived events; by default they are deleted after their week. */
  readonly eventArchive?: string
  /** The folder of archived rounds; one whole month stays. */
  readonly roundArchive?: string
  /** The folder of archived audit entries; one whole month stays. */
  readonly auditArchive?: string
  /** Replaces the test's own database; the test closes it. */
  readonly database?: Database
  /** A second process on the first one's data. */
  readonly beside?: TestSite
  readonly publicUrl?: string
  readonly metrics?: MetricsAccess
  /** Serves only these hosts. */
  readonly hosts?: readonly string[]
  readonly trustProxy?: boolean
  readonly centrifugo?: CentrifugoConfig
  readonly socketsPerAddress?: number
  /** Opens the realtime hub's HTTP API. */
  readonly realtimeApiKey?: string
  /** Overrides of the default configuration. */
  readonly push?: Partial<PushConfig>
  readonly captcha?: CaptchaConfig
  /** Overrides of a site without geolocation. */
  readonly jurisdiction?: Partial<JurisdictionConfig>
  readonly socialLogin?: SocialLoginConfig
  /** Receives every log line of every level; by default only errors go to standard output. */
  readonly logTo?: { write(line: string): void }
  /** Text messages default to the sandbox. */
  readonly sms?: SmsConfig
  readonly verification?: VerificationConfig
  readonly payments?: readonly PaymentProvider[]
  /** The test writes rows by hand, so closing the site does not check the conditions on money. */
  readonly mayBreakMoney?: true
  /** Renders the pages; without it there are none. */
  readonly render?: RenderPage
}

export interface TestPlayer extends TestClient {
  readonly playerId: MintedPlayer['playerId']
  readonly login: string
}

export interface NewTestPlayer extends MintOptions {
  readonly theme?: ThemeData
  /** False for a player who has not accepted the terms yet. */
  readonly hasConfirmedTerms?: boolean
}

export interface TestSite extends Site {
  readonly database: Database
  readonly clock: ManualClock
  /** The first theme. */
  readonly theme: ThemeData
  readonly context: Context
  /** A client at an address of its own, so that only its own calls count towards its rate limits. */
  visitor(theme?: ThemeData): TestClient
  /** A new signed-in player with an empty wallet. */
  player(options?: NewTestPlayer): Promise<TestPlayer>
  /** Delivers the events so far to the listening slices; nothing else does so during a test. */
  deliverEvents(): Promise<void>
  /** The promotion engine, which works only when a test asks. */
  readonly promotions: Promotions
  /** Runs the jobs that are due by the test's clock. */
  runJobs(): Promise<void>
  /**
   * Runs jobs until every promotion that has ended has its results, which are then paid. Once is not enough: transactions
   * of other tests on the same server hold back the snapshot of an end.
   */
  closeRuns(): Promise<void>
  advance(ms: number): void
  /** Moves the clock to the start of a day of the brand's calendar. */
  moveTo(day: CalendarDay): void
  [Symbol.asyncDispose](): Promise<void>
}

const CLOSE_TRIES_MAX = 400
const CLOSE_GAP_MS = 50
const NOON_IN_NEW_YORK = '2026-11-21T17:00:00Z'

/**
 * A whole site on its own database, with a fixed clock and deterministic randomness: `await using site = await
 * openTestSite()`.
 */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { beside } = options
  const ownDatabase = beside || options.database ? undefined : await openTestDatabase()
  const database = (beside?.database ?? options.database ?? ownDatabase) as Database
  const clock = beside?.clock ?? createManualClock(Date.parse(options.now ?? NOON_IN_NEW_YORK) as Instant)
  const rng = createSeededRng(`${beside ? 'second' : 'first'} site`)
  const themes = options.themes ?? [testTheme(options)]
  const theme = themes[0]!
  const log = options.logTo ? createLog({ level: 'trace', hasTraces: true, destination: options.logTo }) : createTestLog()
  const site = await buildSite({
    config: {
      brand: theme.id,
      publicUrl: options.publicUrl,
      hosts: options.hosts,
      ...(options.metrics ? { metrics: options.metrics } : {}),
      trustProxy: options.trustProxy ?? false,
      lanes: 2,
      centrifugo: options.centrifugo,
      realtimeApiKey: options.realtimeApiKey,
      socketsPerAddress: options.socketsPerAddress,
      push: { ...PUSH_DEFAULTS, ...options.push },
      jurisdiction: { ...JURISDICTION_DEFAULTS, ...options.jurisdiction },
      sms: options.sms ?? { kind: 'sandbox' },
      ...(options.captcha ? { captcha: options.captcha } : {}),
      ...(options.socialLogin ? { socialLogin: options.socialLogin } : {}),
      ...(options.verification ? { verification: options.verification } : {}),
      ...(options.payments ? { payments: options.payments } : {}),
      ...(options.roundArchive ? { roundArchive: { folder: options.roundArchive, afterMonths: 1 } } : {}),
      ...(options.auditArchive ? { auditArchive: { folder: options.auditArchive, afterMonths: 1 } } : {}),
      ...(options.eventArchive ? { eventArchive: { folder: options.eventArchive, months: 1_000 } } : {}),
    },
    database,
    clock,
    rng,
    randomHealth: options.randomHealth,
    vault: createVault('the secret of every test site'),
    log,
    themes,
    features: [...(options.features ?? SERVER_ENTRIES), ...(options.besides ?? [])],
    definitions: FEATURES,
    loadMessages,
  })
  if (options.render) servePages(site.app, { ...site, database, clock, render: options.render })
  const background = await startBackground({ site, database, clock, log, themes, isByHand: true })
  const context = site.contextFor(theme)
  let visitors = 0
  const visitor = (of = theme): TestClient => createTestClient(site.app, hostOf(of), addressOf(visitors++))
  const close = async (): Promise<void> => {
    await background.close()
    await site.close()
    const faults = ownDatabase && !options.mayBreakMoney ? await findMoneyFaults(database.reader, site.slices, 0 as Instant) : []
    await ownDatabase?.close()
    if (faults.length > 0) throw new Error(`conditions on money do not hold after the test: ${JSON.stringify(faults)}`)
  }
  const runJobs = async (): Promise<void> => {
    await background.jobs.runDue()
    await background.promotions.runDue()
  }
  return {
    ...site,
    database,
    clock,
    theme,
    context,
    visitor,
    async player({ theme: of = theme, hasConfirmedTerms = true, ...minted } = {}) {
      const client = visitor(of)
      const { playerId, login, token } = await mintPlayer(site.contextFor(of), minted)
      client.cookies.set(hostName(SESSION_COOKIE, site.source.isSecure), token)
      if (hasConfirmedTerms) await confirmTerms(client)
      return { ...client, playerId, login }
    },
    promotions: background.promotions,
    async deliverEvents() {
      await background.events.drain()
      await background.promotions.drain()
      // Paid grants are events, too.
      await background.events.drain()
    },
    runJobs,
    async closeRuns() {
      for (let tries = 0; tries < CLOSE_TRIES_MAX; tries++) {
        await runJobs()
        if ((await background.promotions.unclosed()).length === 0) return
        await sleep(CLOSE_GAP_MS)
      }
      throw new Error(`not closed: ${(await background.promotions.unclosed()).join(', ')}`)
    },
    advance: (ms) => clock.advance(ms),
    moveTo: (day) => clock.moveTo(day, theme.timeZone),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Confirms every document in force, as the terms modal does. */
export async function confirmTerms(client: TestClient): Promise<void> {
  const { body } = await client.call(listUnconfirmed)
  const ids = body.data.documents.map(({ id }) => id)
  if (ids.length > 0) await client.call(confirm, { body: { ids } })
}

/** Every slice is on with its defaults, except for the test's exceptions. */
const testTheme = ({ options = {} }: TestSiteOptions): ThemeData => ({
  id: 'velmora',
  name: 'Velmora',
  timeZone: 'America/New_York',
  hosts: [],
  features: options,
})

const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

const hostOf = (theme: ThemeData): string => theme.hosts[0] ?? 'play.example'
