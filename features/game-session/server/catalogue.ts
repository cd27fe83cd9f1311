import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { findGame, findRules } from '#games/all.ts'
import '#games/books.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import { AppError } from '#platform/problem.ts'

/** A game that can be played. Throws `not-found` for one that is unknown or not built yet. */
export function playableGame(slug: string): AnyGame {
  const game = findGame(slug)
  if (!game) throw new AppError('not-found', `No game ${slug}`)
  return game
}

/** The rules that a round was opened under; it is finished under them, whatever its game plays by now. */
export function rulesOf({ game, definition_hash: hash }: { game: string; definition_hash: string }): GameDefinition {
  const rules = findRules(game, hash)
  assert(rules, `the rules ${hash} of ${game} are kept while a round is open`)
  return rules
}

/** What a client needs before it plays; the rules themselves it has from the definition. */
export const gameInfo = (game: AnyGame) => ({
  id: game.slug,
  slug: game.slug,
  title: game.title,
  definitionHash: defHash(game.definition),
  betLevels: {
    SweepStakes: [...game.definition.betLevels.SweepStakes],
    TournamentPoints: [...game.definition.betLevels.TournamentPoints],
  },
})
