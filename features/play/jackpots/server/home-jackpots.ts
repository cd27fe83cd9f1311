import { playableGames } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import type { VisitorContext } from '#platform/context.ts'
import { allPoolsOf, poolIdsOf, readPools, toJackpots } from '#platform/jackpots/jackpot-pools.ts'
import type { HomeJackpot } from '../contract.ts'

/** Games with progressive jackpots. */
export const pooledGames = (): AnyGame[] => playableGames.filter((game) => allPoolsOf(game).length > 0)

/** All jackpots, as home shows them. */
export async function readHomeJackpots({ reader, theme, locale }: VisitorContext): Promise<HomeJackpot[]> {
  const games = pooledGames().map((game) => ({ game, poolIds: poolIdsOf(theme.id, game) }))
  const pools = await readPools(
    reader,
    games.flatMap(({ poolIds }) => poolIds),
  )
  return games.flatMap(({ game, poolIds }) =>
    toJackpots(poolIds, pools).map((jackpot) => ({ ...jackpot, game: game.slug, name: nameOf(game, jackpot.tier, locale) })),
  )
}

/** A jackpot has the name of its symbol in the game; those that must drop have their own. */
export const nameOf = ({ symbolNames }: AnyGame, tier: string, locale: 'en' | 'es'): string =>
  symbolNames[tier]?.[locale] ?? MUST_DROP_NAMES[tier]?.[locale] ?? tier

const MUST_DROP_NAMES: Readonly<Record<string, { en: string; es: string }>> = {
  mini: { en: 'Mini', es: 'Mini' },
  minor: { en: 'Minor', es: 'Menor' },
}
