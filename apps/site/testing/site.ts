import { mintPlayer, type MintedPlayer, type MintOptions } from '#features/registration/server/index.ts'
import { FEATURES } from '#features/all.ts'
import { SERVER_DOORS } from '#features/server.ts'
import { confirm, listUnconfirmed } from '#features/terms/contract.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { CentrifugoConfig } from '#platform/config/index.ts'
import type { CaptchaConfig } from '#platform/config/captcha.ts'
import { PLACES_DEFAULTS, type PlacesConfig } from '#platform/config/places.ts'
import { PUSH_DEFAULTS, type PushConfig } from '#platform/config/push.ts'
import type { SocialsConfig } from '#platform/config/socials.ts'
import type { TextsConfig } from '#platform/config/texts.ts'
import type { VerificationConfig } from '#platform/config/verification.ts'
import type { Context } from '#platform/context.ts'
import { createVault } from '#platform/crypto/vault.ts'
import type { Database } from '#platform/db/database.ts'
import type { ServerDoor } from '#platform/feature.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import type { RenderPage } from '#platform/http/pages/page-server.ts'
import { servePages } from '#platform/http/pages/serve-pages.ts'
import { hostName } from '#platform/http/cookies.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestClient, type TestClient } from '#platform/testing/client.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createManualClock, type ManualClock } from '#platform/testing/manual-clock.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { startBackground } from '../background.ts'

export interface TestSiteOptions {
  /** In place of all slices. */
  readonly features?: readonly ServerDoor[]
  /** Slices of the test's own, beside those. */
  readonly besides?: readonly ServerDoor[]
  /** Answers of the test theme, where not simply on: `{ 'daily-login': { needsConfirmedEmail: false } }`. */
  readonly options?: Readonly<Record<string, false | object>>
  /** In place of the one test theme. */
  readonly themes?: readonly ThemeData[]
  /** When the test begins; an ISO time. Noon in New York on a Saturday without it. */
  readonly now?: string
  /** A second process on the data of the first. */
  readonly beside?: TestSite
  readonly publicUrl?: string
  readonly trustProxy?: boolean
  readonly centrifugo?: CentrifugoConfig
  readonly socketsPerAddress?: number
  /** Opens the realtime hub's HTTP API. */
  readonly realtimeApiKey?: string
  /** Where it differs from a site that nobody has configured. */
  readonly push?: Partial<PushConfig>
  readonly captcha?: CaptchaConfig
  /** Where it differs from a site that asks nobody where they are. */
  readonly places?: Partial<PlacesConfig>
  readonly socials?: SocialsConfig
  /** Gets every line of the log, down to the finest; without it errors alone are told, on standard output. */
  readonly logTo?: { write(line: string): void }
  /** Text messages are tried in the sandbox without it. */
  readonly texts?: TextsConfig
  readonly verification?: VerificationConfig
  /** Draws the pages; without it there are none. */
  readonly render?: RenderPage
}

export interface TestPlayer extends TestClient {
  readonly playerId: MintedPlayer['playerId']
  readonly login: string
}

export interface NewTestPlayer extends MintOptions {
  readonly theme?: ThemeData
  /** False for somebody who still stands before the terms. */
  readonly hasConfirmedTerms?: boolean
}

export interface TestSite extends Site {
  readonly database: Database
  readonly clock: ManualClock
  /** The first theme. */
  readonly theme: ThemeData
  readonly context: Context
  /** Somebody at an address of their own, so that only their own calls count towards their limits. */
  visitor(theme?: ThemeData): TestClient
  /** Somebody new who is signed in, with an empty wallet. */
  player(options?: NewTestPlayer): Promise<TestPlayer>
  /** Brings what happened so far to the slices that listen; nothing else does it during a test. */
  deliverEvents(): Promise<void>
  /** Runs the jobs that are due by the test's clock. */
  runJobs(): Promise<void>
  advance(ms: number): void
  /** To the first moment of a day of the brand's calendar. */
  moveTo(day: CalendarDay): void
  [Symbol.asyncDispose](): Promise<void>
}

const NOON_IN_NEW_YORK = '2026-11-21T17:00:00Z'

/**
 * A whole site on a database of its own, with time that stands still and chance that repeats:
 * `await using site = await openTestSite()`.
 */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { beside } = options
  const database = beside?.database ?? (await openTestDatabase())
  const clock = beside?.clock ?? createManualClock(Date.parse(options.now ?? NOON_IN_NEW_YORK) as Instant)
  const rng = createSeededRng(`${beside ? 'second' : 'first'} site`)
  const themes = options.themes ?? [testTheme(options)]
  const theme = themes[0]!
  const log = createLog(options.logTo ? { level: 'trace', destination: options.logTo } : { level: 'error' })
  const site = await buildSite({
    config: {
      brand: theme.id,
      publicUrl: options.publicUrl,
      trustProxy: options.trustProxy ?? false,
      lanes: 2,
      centrifugo: options.centrifugo,
      realtimeApiKey: options.realtimeApiKey,
      socketsPerAddress: options.socketsPerAddress,
      push: { ...PUSH_DEFAULTS, ...options.push },
      places: { ...PLACES_DEFAULTS, ...options.places },
      texts: options.texts ?? { kind: 'sandbox' },
      ...(options.captcha ? { captcha: options.captcha } : {}),
      ...(options.socials ? { socials: options.socials } : {}),
      ...(options.verification ? { verification: options.verification } : {}),
    },
    database,
    clock,
    rng,
    vault: createVault('the secret of every test site'),
    log,
    themes,
    features: [...(options.features ?? SERVER_DOORS), ...(options.besides ?? [])],
  })
  if (options.render) servePages(site.app, { ...site, database, clock, render: options.render })
  const background = await startBackground({ site, database, clock, log, themes, isByHand: true })
  const context = site.contextFor(theme)
  let visitors = 0
  const visitor = (of = theme): TestClient => createTestClient(site.app, hostOf(of), addressOf(visitors++))
  const close = async (): Promise<void> => {
    await background.close()
    await site.close()
    if (!beside) await database.close()
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
    deliverEvents: () => background.events.drain(),
    runJobs: () => background.jobs.runDue(),
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

/** Every slice on, with its defaults where the test says nothing else. */
function testTheme({ options = {} }: TestSiteOptions): ThemeData {
  const features = Object.fromEntries(FEATURES.map(({ id }) => [id, options[id] ?? {}]))
  return { id: 'velmora', name: 'Velmora', timeZone: 'America/New_York', hosts: [], features }
}

const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

const hostOf = (theme: ThemeData): string => theme.hosts[0] ?? 'play.example'
