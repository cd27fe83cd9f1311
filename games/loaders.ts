import type { AnyGame } from './game.ts'
import { CATALOG } from './catalog.ts'

/** In lobby order with names. A server and tools, which need the definitions of all games, use `all.ts`. */
export const gameTitles: readonly { readonly slug: string; readonly title: string }[] = Object.entries(CATALOG).map(
  ([slug, { title }]) => ({ slug, title }),
)

export const hasGame = (slug: string): boolean => Object.hasOwn(CATALOG, slug)

const loading = new Map<string, Promise<AnyGame>>()

/** One promise per game, so that a screen can wait on it; undefined for an unknown game. */
export function loadGame(slug: string): Promise<AnyGame> | undefined {
  const known = loading.get(slug)
  if (known || !hasGame(slug)) return known
  const game = CATALOG[slug]!.load()
  loading.set(slug, game)
  // A chunk that failed to load is requested again.
  game.catch(() => loading.delete(slug))
  return game
}
