import { defHash } from '#engine/definition.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { GAMES, type PlayableGame } from '#games/all.ts'
import { AppError } from '#platform/problem.ts'
import { gameSession } from '../feature.ts'

/** A game that this brand plays. Throws `not-found` for one that is unknown, not built yet or left out. */
export function findGame(theme: ThemeData, slug: string): PlayableGame {
  const game = GAMES.find((candidate) => candidate.slug === slug)
  if (!game || optionsOf(theme, gameSession).leftOut.includes(slug)) throw new AppError('not-found', `No game ${slug}`)
  return game
}

/** What a client needs before it plays; the rules themselves it has from the definition. */
export const gameInfo = (game: PlayableGame) => ({
  id: game.slug,
  slug: game.slug,
  title: game.title,
  definitionHash: defHash(game.definition),
  betLevels: {
    SweepStakes: [...game.definition.betLevels.SweepStakes],
    TournamentPoints: [...game.definition.betLevels.TournamentPoints],
  },
})
