import type { FastifyInstance } from 'fastify'
import { announceReload, pushDesk } from '#features/site/realtime/server/index.ts'
import { startSandboxVendor } from '#features/protection/captcha/server/index.ts'
import type { Logger } from 'pino'
import { FEATURES } from '#features/all.ts'
import { loadMessages } from '#features/messages.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { type LocalProvider, startLocalProvider } from '#features/account/social-login/server/index.ts'
import { startSandboxProvider } from '#features/account/verification/server/index.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Clock } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { feedCentrifugo } from '#platform/centrifugo/index.ts'
import { type Config, ROOT } from '#platform/config/index.ts'
import { makeDecoy } from '#platform/crypto/password.ts'
import { openVault } from '#platform/crypto/open-vault.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import type { Database } from '#platform/db/database.ts'
import { oneAtATime } from '#platform/db/one-at-a-time.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import { serveDevPages } from '#platform/http/dev-pages.ts'
import { servePages, type PageServices } from '#platform/http/pages/serve-pages.ts'
import { createLog } from '#platform/log/log.ts'
import { openTracing } from '#platform/tracing/open-tracing.ts'
import { checkRandomSource, systemRng } from '#platform/rng.ts'
import { atHosts } from '#platform/theme/at-hosts.ts'
import { THEMES } from '#themes/all.ts'
import { startBackground } from './background.ts'
import { type Closing, closeInTurn } from './close-in-turn.ts'
import { listenOn } from './listen-on.ts'
import { openWatch } from './open-watch.ts'
import { forgetReferenceProvider, originsOf, type RunningProvider, startReferenceProvider } from './reference-provider.ts'
import { hyperswitchProvider } from '#platform/payments/hyperswitch/provider.ts'
import { feedNats, NATS_READER } from '#platform/nats/index.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { startSandboxPayments } from './sandbox-payments.ts'
import { seedDemoData } from './seed-demo-data.ts'
import { sendMail } from './send-mail.ts'
import { sendTexts } from './send-sms.ts'
import { readSponsor } from '#platform/content/sponsor.ts'
import { sendersOf } from './senders.ts'

/** Prepares the server for pages and their files; returns the page renderer. */
export type OpenPages = (app: FastifyInstance) => Promise<Pick<PageServices, 'render' | 'guestPagesMax'>>

export interface RunningSite {
  /** The address for a browser on this machine. */
  readonly url: string
  /** Announces a newer build to every page of every brand. */
  announceReload(): Promise<void>
  /** Stops in reverse order of starting. */
  close(): Promise<void>
}

export interface SiteStart {
  readonly config: Config
  readonly openPages: OpenPages
  readonly say: (line: string) => void
  /** Beside the providers of the configuration. */
  readonly payments?: readonly PaymentProvider[]
}

/** Starts everything that one process runs. If a later part fails, the earlier ones are closed again. */
export async function startSite(options: SiteStart): Promise<RunningSite> {
  const closings: Closing[] = []
  const close = (): Promise<void> => closeInTurn(closings)
  try {
    return { ...(await startParts({ ...options, closings })), close }
  } catch (error) {
    await close()
    throw error
  }
}

const logOf = ({ mode, logLevel: level, tracing }: Config): Logger =>
  createLog({ level, isPretty: mode === 'development' && process.stdout.isTTY, hasTraces: tracing !== undefined })

/** Of the settings, if they name one. */
const hyperswitchOf = ({ hyperswitch, mode }: Config, vault: Vault): PaymentProvider[] =>
  hyperswitch
    ? [hyperswitchProvider({ ...hyperswitch, isTest: mode === 'development', accountKey: vault.keyFor('payout accounts') })]
    : []

interface Start extends SiteStart {
  readonly closings: Closing[]
}

const closedAtTheEnd =
  (closings: Closing[]) =>
  async <T extends { close: Closing }>(part: Promise<T | undefined>): Promise<T | undefined> => {
    const opened = await part
    if (opened) closings.push(opened.close)
    return opened
  }

async function startParts(start: Start): Promise<Omit<RunningSite, 'close'>> {
  const { config, openPages, say, payments: others = [], closings } = start
  let url = ''
  const isDevelopment = config.mode === 'development'
  const log = logOf(config)
  closings.push(await openTracing(config, log))
  const { database, close } = await openSiteDatabase({ config, root: ROOT, say, usesPooler: true })
  closings.push(close)
  const themes = atHosts(THEMES, config.brandHosts)
  let provider: RunningProvider | undefined
  // After the site, which still answers the provider's open calls.
  closings.push(async () => provider?.close())
  const clock = systemClock
  const vault = await openVault(database, config)
  checkRandomSource(systemRng)
  const watch = await openWatch({ database, clock, log, themes })
  const features = isDevelopment ? [...SERVER_ENTRIES, await openPushDesk()] : SERVER_ENTRIES
  const open = closedAtTheEnd(closings)
  const local = config.hasLocalSignIn ? await open(startLocalProvider()) : undefined
  const sandbox = config.captcha.kind === 'sandbox' ? await open(startSandboxVendor()) : undefined
  const captcha = sandbox ? ({ kind: 'vendor', vendor: sandbox.vendor } as const) : config.captcha
  const checker = config.hasLocalVerification ? await open(startSandboxProvider()) : undefined
  const payments = config.hasSandboxPayments ? await open(startSandboxPayments({ config, themes, log, say })) : undefined
  const site = await buildSite({
    config: {
      ...config,
      payments: [...hyperswitchOf(config, vault), ...(payments ? [payments.provider] : []), ...others].map(watch.watched),
      hosts: hostsOf(config, themes),
      captcha,
      socialLogin: socialLoginOf(config, local),
      verification: checker ? { provider: checker.provider } : config.verification,
    },
    database,
    clock,
    rng: watch.rng,
    randomHealth: watch.randomHealth,
    vault,
    log,
    themes,
    features,
    definitions: FEATURES,
    loadMessages,
  })
  closings.push(site.close)
  const senderOf = sendersOf(themes, config, {
    listeningAt: () => url,
    sponsorOf: (brand) => {
      const theme = themes.find(({ id }) => id === brand)
      return theme && readSponsor(site.contextFor(theme).content)
    },
  })
  if (isDevelopment) serveDevPages(site.app, database, senderOf)
  const [isWeb, isWorker] = [config.role === 'web', config.role === 'worker']
  if (!isWorker) servePages(site.app, { ...site, database, clock, ...(await openPages(site.app)) })
  // Only a process that works may forget the feed's position, since others need not know of it.
  const otherReaders = config.nats || isWeb ? [NATS_READER] : []
  const background = await startBackground({ site, database, clock, log, themes, isWorker, isByHand: isWeb, otherReaders })
  closings.push(background.close)
  if (isDevelopment) await oneAtATime(database, 'demo data', () => seedDemoData(site, themes))
  url = await listenOn(site.app, config)
  closings.push(watch.start())
  // So that no timing reveals which accounts exist.
  await makeDecoy()
  if (config.hasReferenceProvider) {
    provider = await startReferenceProvider({ config, database, vault, log, say, siteUrl: url, sites: originsOf(url, themes) })
  }
  if (!provider) await forgetReferenceProvider(database)
  if (!isWeb) closings.push(...(await startSenders({ config, database, clock, log, site, senderOf })))
  return { url, announceReload: () => announceReload(database, { brands: themes.map(({ id }) => id) }) }
}

interface Senders {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly site: Pick<Site, 'publicFeed'>
  readonly senderOf: ReturnType<typeof sendersOf>
}

/** Takes mails, text messages, pushes and events to other servers; returns what closes them. */
async function startSenders({ config, database, clock, log, site, senderOf }: Senders): Promise<Closing[]> {
  const feed = config.centrifugo && feedCentrifugo({ config: config.centrifugo, database, publicFeed: site.publicFeed, log })
  const events = config.nats && (await feedNats({ config: config.nats, database, log }))
  const delivery = sendMail({ config, database, clock, log, senderOf })
  const texts = sendTexts({ config, database, clock, log })
  return [feed, events, delivery, texts].flatMap((sender) => sender?.close ?? [])
}

/** In production the hosts of the brands and of the public address; in development any host. */
const hostsOf = ({ mode, publicUrl }: Config, themes: readonly ThemeData[]): string[] | undefined =>
  mode === 'production'
    ? [...themes.flatMap(({ hosts }) => hosts), ...(publicUrl ? [new URL(publicUrl).hostname] : [])]
    : undefined

/** The providers that the operator configured, and the bundled one for trials. */
const socialLoginOf = ({ socialLogin }: Config, local: LocalProvider | undefined): Config['socialLogin'] =>
  local ? { providers: [...socialLogin.providers, local.provider], mayBeInsecure: true } : socialLogin

/** For development alone, so that no site in production loads the examples. */
const openPushDesk = async () => pushDesk((await import('#features/push-samples.ts')).PUSH_SAMPLES)
