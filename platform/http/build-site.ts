import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Rng } from '#kernel/rng.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Clock } from '#kernel/time.ts'
import { openSessions } from '../auth/sessions.ts'
import { openBus, openPublicFeed, type PublicFeed } from '../bus/index.ts'
import { CAPTCHA_DEFAULTS, type CaptchaConfig } from '../config/captcha.ts'
import { JURISDICTION_DEFAULTS, type JurisdictionConfig } from '../config/jurisdictions.ts'
import type { CentrifugoConfig } from '../config/config.ts'
import { PUSH_DEFAULTS, type PushConfig } from '../config/push.ts'
import { SOCIAL_LOGIN_DEFAULTS, type SocialLoginConfig } from '../config/social-login.ts'
import { SMS_DEFAULTS, type SmsConfig } from '../config/sms.ts'
import { VERIFICATION_DEFAULTS, type VerificationConfig } from '../config/verification.ts'
import { createLiveContent, type LiveContent } from '../content/live-content.ts'
import { seedContent } from '../content/seed-content.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import { type EventArchive, NO_EVENT_ARCHIVE } from '../config/event-archive.ts'
import { type MonthArchive, NO_MONTH_ARCHIVE } from '../config/month-archive.ts'
import type { Context } from '../context.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import type { ServerEntry, ServerFeature, SiteServices } from '../feature.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { refusing, type SourceHealth } from '../rng-health.ts'
import { createNewId } from '../ids.ts'
import { isOn } from '../theme/is-on.ts'
import { areEntriesOpen, entriesClosedTo, maySee } from '../slices.ts'
import { type LiveSettings, openLiveSettings } from '../theme/live-settings.ts'
import { createThemePicker } from '../theme/pick-theme.ts'
import { createApp } from './app.ts'
import { createAskForPlayer } from './ask-for-player.ts'
import { bindRoutes } from './bind-routes.ts'
import { bindSockets } from './bind-sockets.ts'
import { serveHealth } from './health.ts'
import { type MetricsAccess, serveMetrics } from './metrics.ts'
import { serveOpenApi } from './openapi.ts'
import { ownHosts, refuseForeignHosts } from './own-hosts.ts'
import { servePageReports } from './page-reports.ts'
import type { ContextSource } from './request-context.ts'

export interface SiteOptions {
  readonly config: SiteConfig
  readonly database: Database
  readonly clock: Clock
  readonly rng: Rng
  /** Of the source; without it, the source is not watched. */
  readonly randomHealth?: SourceHealth | undefined
  readonly vault: Vault
  readonly log: Logger
  readonly themes: readonly ThemeData[]
  readonly features: readonly ServerEntry[]
  readonly definitions: SiteServices['definitions']
  readonly loadMessages: SiteServices['loadMessages']
}

export interface SiteConfig {
  /** Maximum concurrent batches of a slice with group commit. */
  readonly lanes: number
  /** The theme for hosts that no theme claims. */
  readonly brand: string
  /** Whether players connect over https: enables secure cookies and HSTS. */
  readonly publicUrl: string | undefined
  /** The allowed hosts; any if absent. */
  readonly hosts?: readonly string[] | undefined
  readonly trustProxy: boolean
  /** Enables the realtime hub's HTTP API for other servers. */
  readonly realtimeApiKey?: string | undefined
  /** Nearby addresses if absent. */
  readonly metrics?: MetricsAccess
  readonly redisUrl?: string | undefined
  /** Maximum open at this process; unlimited if absent. */
  readonly socketsPerAddress?: number | undefined
  readonly centrifugo?: CentrifugoConfig | undefined
  readonly push?: PushConfig
  readonly captcha?: CaptchaConfig
  readonly jurisdiction?: JurisdictionConfig
  readonly socialLogin?: SocialLoginConfig
  readonly sms?: SmsConfig
  readonly verification?: VerificationConfig
  readonly payments?: readonly PaymentProvider[]
  readonly eventArchive?: EventArchive
  readonly roundArchive?: MonthArchive
  readonly auditArchive?: MonthArchive
}

/** Everything that runs in one process behind one address. */
export interface Site {
  readonly app: FastifyInstance
  readonly slices: readonly ServerFeature[]
  readonly source: ContextSource
  readonly liveSettings: LiveSettings
  readonly publicFeed: PublicFeed
  readonly contextFor: (theme: ThemeData) => Context
  /** Finishes pending requests, then closes the slices; the database stays open. */
  close(): Promise<void>
}

/** Composes the server and its slices without listening. */
export async function buildSite(options: SiteOptions): Promise<Site> {
  const { config, database, vault, clock, rng, randomHealth = UNWATCHED, log, themes, definitions, loadMessages } = options
  const liveContent = createLiveContent(clock)
  const liveSettings = await openLiveSettings({ database, log, readContent: liveContent.read })
  const slices: ServerFeature[] = []
  const contextFor = createContexts(options, { switches: liveSettings, liveContent, slices })
  const siteName = Buffer.from(vault.keyFor('name on the bus')).toString('hex').slice(0, 16)
  const bus = await openBus({ database, log, redisUrl: config.redisUrl, siteName })
  const publicFeed = openPublicFeed(bus)
  const { lanes, realtimeApiKey, centrifugo, push = PUSH_DEFAULTS } = config
  const {
    captcha = CAPTCHA_DEFAULTS,
    socialLogin = SOCIAL_LOGIN_DEFAULTS,
    jurisdiction = JURISDICTION_DEFAULTS,
    sms = SMS_DEFAULTS,
  } = config
  const askForPlayer = createAskForPlayer({ themes, contextFor, slices })
  const { verification = VERIFICATION_DEFAULTS, payments = [] } = config
  const outside = { ...archivesOf(config), push, captcha, socialLogin, jurisdiction, sms, verification, payments }
  const parts = { lanes, realtimeApiKey, bus, publicFeed, centrifugo, ...outside, askForPlayer, definitions, loadMessages }
  const contextOf = (brand: string) => {
    const theme = themes.find(({ id }) => id === brand)
    return theme && contextFor(theme)
  }
  const services = { database, vault, clock, log, randomHealth, ...parts, contextOf, slices: () => slices }
  for (const door of options.features) slices.push(typeof door === 'function' ? door(services) : door)
  const contentKinds = slices.flatMap(({ content = [] }) => content)
  await oneAtATime(database, 'content seeds', () => seedContent(database, clock, contentKinds))
  await liveSettings.refresh()

  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const newId = createNewId({ clock, rng })
  const newRequestId = (): string => newId('req')
  const app = await createApp({ log, clock, isSecure, trustProxy: config.trustProxy, newRequestId })
  const source: ContextSource = {
    isSecure,
    ownServerSecret: randomBytes(32).toString('base64url'),
    isOwnHost: ownHosts(config.hosts),
    pickTheme: createThemePicker(themes, config.brand),
    contextFor,
    resolveSession: openSessions(database),
  }
  refuseForeignHosts(app, source.isOwnHost)
  serveHealth(app, database)
  const metrics = serveMetrics(
    app,
    database,
    config.metrics ?? 'near',
    slices.flatMap((slice) => slice.gauges ?? []),
  )
  await servePageReports(app, { log, clock, metrics })
  await serveOpenApi(app, 'Croupier')
  bindRoutes(app, { source, database, slices })
  const { trustProxy, socketsPerAddress } = config
  bindSockets(app, { source, slices, trustProxy, metrics, socketsPerAddress })
  const close = async (): Promise<void> => {
    await app.close()
    for (const slice of slices) await slice.close?.()
    publicFeed.close()
    await bus.close()
    await liveSettings.close()
  }
  return { app, slices, source, liveSettings, publicFeed, contextFor, close }
}

function archivesOf({ eventArchive, roundArchive, auditArchive }: SiteOptions['config']) {
  return {
    eventArchive: eventArchive ?? NO_EVENT_ARCHIVE,
    roundArchive: roundArchive ?? NO_MONTH_ARCHIVE,
    auditArchive: auditArchive ?? NO_MONTH_ARCHIVE,
  }
}

interface LiveParts {
  readonly switches: LiveSettings
  readonly liveContent: LiveContent
  readonly slices: readonly ServerFeature[]
}

const UNWATCHED: SourceHealth = { fault: undefined }

/** One Context per theme, created once. Ids are no secrets: they are made as long as the source gives anything. */
function createContexts(
  { config, database, vault, clock, rng, log, randomHealth = UNWATCHED }: SiteOptions,
  { switches, liveContent, slices }: LiveParts,
) {
  const contexts = new Map<ThemeData, Context>()
  const newId = createNewId({ clock, rng })
  return (theme: ThemeData): Context => {
    let context = contexts.get(theme)
    if (!context) {
      const made: Context = {
        theme,
        clock,
        rng: refusing(rng, randomHealth),
        vault,
        log: log.child({ brand: theme.id }),
        reader: database.reader,
        auditFolder: archivesOf(config).auditArchive.folder,
        content: liveContent.of(theme.id),
        isOn: (feature) => isOn(theme, switches, feature),
        isSwitchedOff: (name) => switches.isOff(theme.id, name),
        areEntriesOpen: (to) => areEntriesOpen(made, slices, to),
        entriesClosedTo: (db, players) => entriesClosedTo(made, slices, { db, players }),
        maySee: (playerId, campaigns) => maySee(made, slices, { playerId, campaigns }),
        newId,
        transaction: (work) => database.transaction(work),
      }
      context = made
      contexts.set(theme, context)
    }
    return context
  }
}
