import { randomBytes } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import { insertPlayer } from '../auth/players.ts'
import { openSession, SESSION_COOKIE } from '../auth/sessions.ts'
import type { Context, VisitorContext } from '../context.ts'
import { createVault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import type { ServerDoor } from '../feature.ts'
import { buildSite, type Site } from '../http/build-site.ts'
import { createLog } from '../log/log.ts'
import { createTestClient, type TestClient } from './client.ts'
import { openTestDatabase } from './database.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createSeededRng } from './seeded-rng.ts'

export interface TestSiteOptions {
  /** The slices under test, and those they need. */
  readonly features: readonly ServerDoor[]
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
}

export interface TestPlayer extends TestClient {
  readonly playerId: Id<'plr'>
  readonly sessionId: Id<'ses'>
}

export interface NewTestPlayer {
  readonly login?: string
  readonly email?: string | null
  readonly isEmailConfirmed?: boolean
  readonly passwordHash?: string
  readonly theme?: ThemeData
}

export interface TestSite extends Site {
  readonly database: Database
  readonly clock: ManualClock
  /** The first theme. */
  readonly theme: ThemeData
  readonly context: Context
  visitor(theme?: ThemeData): TestClient
  /** Somebody new who is signed in, with whatever the slices give at the opening of an account. */
  player(options?: NewTestPlayer): Promise<TestPlayer>
  advance(ms: number): void
  /** To the first moment of a day of the brand's calendar. */
  moveTo(day: CalendarDay): void
  [Symbol.asyncDispose](): Promise<void>
}

const NOON_IN_NEW_YORK = '2026-11-21T17:00:00Z'

/**
 * A whole site on a database of its own, with time that stands still and chance that repeats. The seed is printed
 * when TEST_SEED is not what chose it: `await using site = await openTestSite({ features: [dailyLogin] })`.
 */
export async function openTestSite(options: TestSiteOptions): Promise<TestSite> {
  const { beside } = options
  const database = beside?.database ?? (await openTestDatabase())
  const clock = beside?.clock ?? createManualClock(Date.parse(options.now ?? NOON_IN_NEW_YORK) as Instant)
  const rng = createSeededRng(`${beside ? 'second' : 'first'} site`)
  const themes = options.themes ?? [await testTheme(options)]
  const theme = themes[0]!
  const site = await buildSite({
    config: { brand: theme.id, publicUrl: options.publicUrl, trustProxy: options.trustProxy ?? false },
    database,
    clock,
    rng,
    vault: createVault('the secret of every test site'),
    log: createLog({ level: 'error' }),
    themes,
    features: options.features,
  })
  const context = site.contextFor(theme)
  const close = async (): Promise<void> => {
    await site.close()
    if (!beside) await database.close()
  }
  return {
    ...site,
    database,
    clock,
    theme,
    context,
    visitor: (of = theme) => createTestClient(site.app, hostOf(of)),
    player: (newcomer = {}) => openPlayer(site, newcomer.theme ?? theme, newcomer),
    advance: (ms) => clock.advance(ms),
    moveTo: (day) => clock.moveTo(day, theme.timeZone),
    close,
    [Symbol.asyncDispose]: close,
  }
}
