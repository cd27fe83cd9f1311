import { defHash } from '#engine/def-hash.ts'
import { findGame } from '#games/all.ts'
import type { Game } from '#games/game.ts'
import { AppError } from '#platform/problem.ts'

/** A game that can be played. Throws `not-found` for one that is unknown or not built yet. */
export function playableGame(slug: string): Game {
  const game = findGame(slug)
  if (!game) throw new AppError('not-found', `No game ${slug}`)
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
