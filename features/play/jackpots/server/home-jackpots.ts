import { playableGames } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import type { VisitorContext } from '#platform/context.ts'
import { placesOf, poolsOf, readPools, toJackpots } from '#platform/jackpots/jackpot-pools.ts'
import type { HomeJackpot } from '../contract.ts'

/** Games with jackpots that grow with every round. */
export const pooledGames = (): AnyGame[] => playableGames.filter((game) => poolsOf(game).length > 0)

/** All of them, as home shows them. */
export async function readHomeJackpots({ reader, theme, locale }: VisitorContext): Promise<HomeJackpot[]> {
  const games = pooledGames().map((game) => ({ game, places: placesOf(theme.id, game) }))
  const pools = await readPools(
    reader,
    games.flatMap(({ places }) => places),
  )
  return games.flatMap(({ game, places }) =>
    toJackpots(places, pools).map((jackpot) => ({ ...jackpot, game: game.slug, name: nameOf(game, jackpot.tier, locale) })),
  )
}

/** A jackpot bears the name that its symbol has in the game. */
const nameOf = ({ symbolNames }: AnyGame, tier: string, locale: 'en' | 'es'): string => symbolNames[tier]?.[locale] ?? tier
