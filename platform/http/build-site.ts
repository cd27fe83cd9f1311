import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Rng } from '#kernel/rng.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Clock } from '#kernel/time.ts'
import { openSessions } from '../auth/sessions.ts'
import { openBus, openPublicFeed, type PublicFeed } from '../bus/index.ts'
import { CAPTCHA_DEFAULTS, type CaptchaConfig } from '../config/captcha.ts'
import { PLACES_DEFAULTS, type PlacesConfig } from '../config/places.ts'
import type { CentrifugoConfig } from '../config/config.ts'
import { PUSH_DEFAULTS, type PushConfig } from '../config/push.ts'
import { SOCIALS_DEFAULTS, type SocialsConfig } from '../config/socials.ts'
import { TEXTS_DEFAULTS, type TextsConfig } from '../config/texts.ts'
import { VERIFICATION_DEFAULTS, type VerificationConfig } from '../config/verification.ts'
import { createLiveContent, type LiveContent } from '../content/live-content.ts'
import { seedContent } from '../content/seed-content.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Context } from '../context.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import type { ServerDoor, ServerFeature } from '../feature.ts'
import { createNewId } from '../ids.ts'
import { isOn } from '../theme/is-on.ts'
import { type LiveSettings, openLiveSettings } from '../theme/live-settings.ts'
import { createThemePicker } from '../theme/pick-theme.ts'
import { createApp } from './app.ts'
import { createAskForPlayer } from './ask-for-player.ts'
import { bindRoutes } from './bind-routes.ts'
import { bindSockets } from './bind-sockets.ts'
import { serveHealth } from './health.ts'
import { serveMetrics } from './metrics.ts'
import { serveOpenApi } from './openapi.ts'
import type { ContextSource } from './request-context.ts'

export interface SiteOptions {
  readonly config: SiteConfig
  readonly database: Database
  readonly clock: Clock
  readonly rng: Rng
  readonly vault: Vault
  readonly log: Logger
  readonly themes: readonly ThemeData[]
  readonly features: readonly ServerDoor[]
}

export interface SiteConfig {
  /** Batches that a slice may have under way at once, where it commits in groups. */
  readonly lanes: number
  /** The theme of hosts that no theme claims. */
  readonly brand: string
  /** Where players come by https: it makes cookies secure and browsers insist. */
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  /** Opens the realtime hub's HTTP API to other servers. */
  readonly realtimeApiKey?: string | undefined
  readonly redisUrl?: string | undefined
  /** Open at once at this process; any number without it. */
  readonly socketsPerAddress?: number | undefined
  readonly centrifugo?: CentrifugoConfig | undefined
  readonly push?: PushConfig
  readonly captcha?: CaptchaConfig
  readonly places?: PlacesConfig
  readonly socials?: SocialsConfig
  readonly texts?: TextsConfig
  readonly verification?: VerificationConfig
}

/** Everything that runs in one process behind one address. */
export interface Site {
  readonly app: FastifyInstance
  readonly slices: readonly ServerFeature[]
  readonly source: ContextSource
  readonly liveSettings: LiveSettings
  readonly publicFeed: PublicFeed
  readonly contextFor: (theme: ThemeData) => Context
  /** Answers what is under way, then drains the slices; the database stays open. */
  close(): Promise<void>
}

/** Composes the server and its slices. It listens nowhere yet. */
export async function buildSite(options: SiteOptions): Promise<Site> {
  const { config, database, vault, clock, rng, log, themes } = options
  const liveContent = createLiveContent(clock)
  const liveSettings = await openLiveSettings({ database, log, readContent: liveContent.read })
  const contextFor = createContexts(options, { switches: liveSettings, liveContent })
  const slices: ServerFeature[] = []
  const siteName = Buffer.from(vault.keyFor('name on the bus')).toString('hex').slice(0, 16)
  const bus = await openBus({ database, log, redisUrl: config.redisUrl, siteName })
  const publicFeed = openPublicFeed(bus)
  const { lanes, realtimeApiKey, centrifugo, push = PUSH_DEFAULTS } = config
  const { captcha = CAPTCHA_DEFAULTS, socials = SOCIALS_DEFAULTS, places = PLACES_DEFAULTS, texts = TEXTS_DEFAULTS } = config
  const askForPlayer = createAskForPlayer({ themes, contextFor, slices })
  const { verification = VERIFICATION_DEFAULTS } = config
  const outside = { push, captcha, socials, places, texts, verification }
  const parts = { lanes, realtimeApiKey, bus, publicFeed, centrifugo, ...outside, askForPlayer }
  const services = { database, vault, clock, log, ...parts, slices: () => slices }
  for (const door of options.features) slices.push(typeof door === 'function' ? door(services) : door)
  const contentKinds = slices.flatMap(({ content = [] }) => content)
  await oneAtATime(database, 'content seeds', () => seedContent(database, clock, contentKinds))
  await liveSettings.refresh()

  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const newRequestId = (): string => createNewId({ clock, rng })('req')
  const app = await createApp({ log, clock, isSecure, trustProxy: config.trustProxy, newRequestId })
  const source: ContextSource = {
    isSecure,
    ownServerSecret: randomBytes(32).toString('base64url'),
    pickTheme: createThemePicker(themes, config.brand),
    contextFor,
    resolveSession: openSessions(database),
  }
  serveHealth(app, database)
  const metrics = serveMetrics(app, database)
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

interface LiveParts {
  readonly switches: LiveSettings
  readonly liveContent: LiveContent
}

/** One Context a theme, made once. */
function createContexts({ database, vault, clock, rng, log }: SiteOptions, { switches, liveContent }: LiveParts) {
  const contexts = new Map<ThemeData, Context>()
  const newId = createNewId({ clock, rng })
  return (theme: ThemeData): Context => {
    let context = contexts.get(theme)
    if (!context) {
      context = {
        theme,
        clock,
        rng,
        vault,
        log: log.child({ brand: theme.id }),
        reader: database.reader,
        content: liveContent.of(theme.id),
        isOn: (feature) => isOn(theme, switches, feature),
        newId,
        transaction: (work) => database.transaction(work),
      }
      contexts.set(theme, context)
    }
    return context
  }
}
