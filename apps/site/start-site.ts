import type { FastifyInstance } from 'fastify'
import { announceReload, pushDesk } from '#features/realtime/server/index.ts'
import { startSandboxVendor } from '#features/captcha/server/index.ts'
import { SERVER_DOORS } from '#features/server.ts'
import { type LocalProvider, startLocalProvider } from '#features/socials/server/index.ts'
import { startSandboxProvider } from '#features/verification/server/index.ts'
import { systemClock } from '#platform/clock.ts'
import { feedCentrifugo } from '#platform/centrifugo/index.ts'
import { type Config, ROOT } from '#platform/config/index.ts'
import { loadDictionaries } from '#platform/auth/password-rules.ts'
import { makeDecoy } from '#platform/crypto/password.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { oneAtATime } from '#platform/db/one-at-a-time.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { buildSite } from '#platform/http/build-site.ts'
import { serveDevPages } from '#platform/http/dev-pages.ts'
import { servePages, type PageServices } from '#platform/http/pages/serve-pages.ts'
import { createLog } from '#platform/log/log.ts'
import { systemRng } from '#platform/rng.ts'
import { atHosts } from '#platform/theme/at-hosts.ts'
import { THEMES } from '#themes/all.ts'
import { startBackground } from './background.ts'
import { type Closing, closeInTurn } from './close-in-turn.ts'
import { listenOn } from './listen-on.ts'
import { PUSHES } from './pushes.ts'
import { forgetReferenceProvider, originsOf, type RunningProvider, startReferenceProvider } from './reference-provider.ts'
import { seedDemoData } from './seed-demo-data.ts'
import { sendMail } from './send-mail.ts'
import { sendTexts } from './send-texts.ts'
import { sendersOf } from './senders.ts'

/** Prepares the server for pages and their files, and answers how a page is drawn. */
export type OpenPages = (app: FastifyInstance) => Promise<Pick<PageServices, 'render' | 'guestPagesMax'>>

export interface RunningSite {
  /** Where it listens, for a browser on this machine. */
  readonly url: string
  /** Tells every page of every brand that there is a newer site. */
  announceReload(): Promise<void>
  /** The last thing started stops first. */
  close(): Promise<void>
}

/** Starts everything that one process runs. What had started is closed again where a later part fails. */
export async function startSite(config: Config, openPages: OpenPages, say: (line: string) => void): Promise<RunningSite> {
  const closings: Closing[] = []
  const close = (): Promise<void> => closeInTurn(closings)
  try {
    return { ...(await startParts({ config, openPages, say, closings })), close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Start {
  readonly config: Config
  readonly openPages: OpenPages
  readonly say: (line: string) => void
  readonly closings: Closing[]
}

async function startParts({ config, openPages, say, closings }: Start): Promise<Omit<RunningSite, 'close'>> {
  let url = ''
  const isDevelopment = config.mode === 'development'
  const themes = atHosts(THEMES, config.brandHosts)
  const { database, close } = await openSiteDatabase({ config, root: ROOT, say })
  closings.push(close)
  let provider: RunningProvider | undefined
  // After the site, which answers what the provider still has under way.
  closings.push(async () => provider?.close())
  const clock = systemClock
  const log = createLog({ level: config.logLevel, isPretty: isDevelopment && process.stdout.isTTY })
  const vault = createVault(config.secret)
  const features = isDevelopment ? [...SERVER_DOORS, pushDesk(PUSHES)] : SERVER_DOORS
  const local = config.hasLocalSignIn ? await startLocalProvider() : undefined
  if (local) closings.push(local.close)
  const sandbox = config.captcha.kind === 'sandbox' ? await startSandboxVendor() : undefined
  if (sandbox) closings.push(sandbox.close)
  const captcha = sandbox ? ({ kind: 'vendor', vendor: sandbox.vendor } as const) : config.captcha
  const checker = config.hasLocalVerification ? await startSandboxProvider() : undefined
  if (checker) closings.push(checker.close)
  const site = await buildSite({
    config: {
      ...config,
      captcha,
      socials: socialsOf(config, local),
      verification: checker ? { provider: checker.provider } : config.verification,
    },
    database,
    clock,
    rng: systemRng,
    vault,
    log,
    themes,
    features,
  })
  closings.push(site.close)
  const senderOf = sendersOf(themes, config, () => url)
  if (isDevelopment) serveDevPages(site.app, database, senderOf)
  servePages(site.app, { ...site, database, clock, ...(await openPages(site.app)) })
  const background = await startBackground({ site, database, clock, log, themes })
  closings.push(background.close)
  if (isDevelopment) await oneAtATime(database, 'demo data', () => seedDemoData(site, themes))
  url = await listenOn(site.app, config)
  // So that the first visitor waits for no dictionary, and no clock tells which account exists.
  await Promise.all([makeDecoy(), loadDictionaries()])
  if (config.hasReferenceProvider) {
    provider = await startReferenceProvider({ config, database, vault, log, say, siteUrl: url, sites: originsOf(url, themes) })
  }
  if (!provider) await forgetReferenceProvider(database)
  if (config.centrifugo) {
    closings.push(feedCentrifugo({ config: config.centrifugo, database, publicFeed: site.publicFeed, log }).close)
  }
  const delivery = sendMail({ config, database, clock, log, senderOf })
  if (delivery) closings.push(delivery.close)
  const texts = sendTexts({ config, database, clock, log })
  if (texts) closings.push(texts.close)
  return { url, announceReload: () => announceReload(database, { brands: themes.map(({ id }) => id) }) }
}

/** Those that the operator named, and the one that comes along for trying. */
const socialsOf = ({ socials }: Config, local: LocalProvider | undefined): Config['socials'] =>
  local ? { providers: [...socials.providers, local.provider], mayBeInsecure: true } : socials
