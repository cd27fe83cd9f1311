import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import type { OutsideGame, ServerFeature } from '#platform/feature.ts'
import { listProviders, type Provider, PROVIDERS_CHANNEL } from './providers.ts'

type Known = Required<Pick<ServerFeature, 'games' | 'frameOrigins' | 'close'>>

/** A process's copy of the providers, for every page and every lobby; read anew whenever one changes. */
export function openKnownProviders(database: Database, log: Logger): Known {
  let games: readonly OutsideGame[] = []
  let origins: readonly string[] = []
  async function read(): Promise<void> {
    const providers = await listProviders(database.reader)
    games = providers.flatMap(toGames)
    origins = [...new Set(providers.filter((provider) => provider.games.length > 0).map(originOf))]
  }
  const readSafely = () => read().catch((error: unknown) => log.warn({ error }, 'game providers unread'))
  const stopListening = database.notices.listen(PROVIDERS_CHANNEL, () => void (reading = readSafely()))
  let reading = readSafely()
  return {
    games: () => games,
    frameOrigins: () => origins,
    async close() {
      stopListening()
      await reading
    },
  }
}

const originOf = ({ launch_url }: Provider): string => new URL(launch_url).origin

const toGames = ({ id, title, cards = [] }: Provider): OutsideGame[] =>
  cards.map(({ code, ...card }) => ({ ...card, slug: code, provider: { id, title } }))
