import type { FastifyInstance } from 'fastify'
import { SERVER_DOORS } from '#features/server.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, ROOT } from '#platform/config/index.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { buildSite, type Site } from '#platform/http/build-site.ts'
import { servePages, type PageServices } from '#platform/http/pages/serve-pages.ts'
import { createLog } from '#platform/log/log.ts'
import { systemRng } from '#platform/rng.ts'
import { THEMES } from '#themes/all.ts'
import { listenOn } from './listen-on.ts'
import { seedDemoData } from './seed-demo-data.ts'
import { type Closing, closeInTurn } from './close-in-turn.ts'

/** Prepares the server for pages and their files, and answers how a page is drawn. */
export type OpenPages = (app: FastifyInstance) => Promise<Pick<PageServices, 'render' | 'policy'>>

export interface RunningSite {
  /** Where it listens, for a browser on this machine. */
  readonly url: string
  /** The last thing started stops first. */
  close(): Promise<void>
}

/** Starts everything that one process runs. What had started is closed again where a later part fails. */
export async function startSite(config: Config, openPages: OpenPages, say: (line: string) => void): Promise<RunningSite> {
  const closings: Closing[] = []
  const close = (): Promise<void> => closeInTurn(closings)
  try {
    const opened = await openSiteDatabase({ config, root: ROOT, say })
    closings.push(opened.close)
    const log = createLog({ level: config.logLevel, isPretty: config.mode === 'development' && process.stdout.isTTY })
    const site = await buildSite({
      config,
      database: opened.database,
      clock: systemClock,
      rng: systemRng,
      vault: createVault(config.secret),
      log,
      themes: THEMES,
      features: SERVER_DOORS,
    })
    closings.push(site.close)
    servePages(site.app, { ...site, clock: systemClock, ...(await openPages(site.app)) })
    if (config.mode === 'development') await seedDemoData(site, THEMES)
    const url = await listenOn(site.app, config)
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}
