import { defHash } from '#engine/game.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { findGame as findPlayable } from '#games/all.ts'
import type { Game } from '#games/game.ts'
import { AppError } from '#platform/problem.ts'
import { gameSession } from '../feature.ts'

/** A game that this brand plays. Throws `not-found` for one that is unknown, not built yet or left out. */
export function findGame(theme: ThemeData, slug: string): Game {
  const game = findPlayable(slug)
  if (!game || optionsOf(theme, gameSession).leftOut.includes(slug)) throw new AppError('not-found', `No game ${slug}`)
  return game
}

/** What a client needs before it plays; the rules themselves it has from the definition. */
export const gameInfo = (game: Game) => ({
  id: game.slug,
  slug: game.slug,
  title: game.title,
  definitionHash: defHash(game.definition),
  betLevels: {
    SweepStakes: [...game.definition.betLevels.SweepStakes],
    TournamentPoints: [...game.definition.betLevels.TournamentPoints],
  },
})
