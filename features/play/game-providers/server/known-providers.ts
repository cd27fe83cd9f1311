import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import type { GameProvider, ServerFeature } from '#platform/feature.ts'
import { keepFreeRounds } from './free-rounds.ts'
import { listProviders, type Provider, PROVIDERS_CHANNEL } from './providers.ts'

type Known = Required<Pick<ServerFeature, 'gameProviders' | 'frameOrigins' | 'close'>>

/** Each process caches the providers for pages and lobbies and reloads them when one changes. */
export function openKnownProviders(database: Database, log: Logger): Known {
  let providers: readonly GameProvider[] = []
  let origins: readonly string[] = []
  async function read(): Promise<void> {
    const open = (await listProviders(database.reader)).filter(({ games }) => games.length > 0)
    providers = open.map(toGameProvider)
    origins = [...new Set(open.map(({ launch_url }) => new URL(launch_url).origin))]
  }
  const readSafely = () => read().catch((error: unknown) => log.warn({ err: error }, 'the game providers could not be read'))
  const stopListening = database.notices.listen(PROVIDERS_CHANNEL, () => void (reading = readSafely()))
  let reading = readSafely()
  return {
    gameProviders: () => providers,
    frameOrigins: () => origins,
    async close() {
      stopListening()
      await reading
    },
  }
}

/** A provider as the rest of the site sees it. */
const toGameProvider = ({ id, title, cards = [] }: Provider): GameProvider => ({
  id,
  title,
  games: cards.map(({ code, ...card }) => ({ ...card, slug: code, isOpen: true })),
  pathOf: (slug) => `/provider/${id}/${slug}`,
  helpPathOf: () => null,
  grantFreeRounds: (tx, event) => keepFreeRounds(tx, id, event),
})
