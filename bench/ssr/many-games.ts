import { openDatabase } from '#platform/db/database.ts'
import { registerProvider } from '#features/play/game-providers/server/index.ts'
import type { GameCategory } from '#games/game.ts'

const CATEGORIES: readonly GameCategory[] = ['top-games', 'rapid-link', 'fishing', 'bonus-combo', 'table-games', 'instant-games']

/** Registers a provider with this many games, spread over the categories. */
export async function addGames(url: string, count: number): Promise<void> {
  const database = openDatabase({ url, connectionsMax: 1 })
  const codes = Array.from({ length: count }, (_, nth) => `lantern-${nth}`)
  const text = (en: string) => ({ en, es: en })
  await database.transaction((tx) =>
    registerProvider(tx, {
      id: 'lanterns',
      title: 'Lanterns',
      launch_url: 'http://127.0.0.1:9/',
      games: codes,
      keys: {},
      cards: codes.map((code, nth) => ({
        code,
        title: `Lantern ${nth}`,
        category: CATEGORIES[nth % CATEGORIES.length]!,
        rules: text('5 reels, 20 lines, wilds and free spins'),
        tagline: text('Double free spins with lanterns on top.'),
        bgColor: '#0d2437',
      })),
    }),
  )
  await database.close()
}
