import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { isGameOff } from '#features/play/house-games/contract.ts'
import { findGame, findRules } from '#games/all.ts'
import '#games/books.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import type { ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import type { GameInfo } from '../contract.ts'

/** A playable game. Throws `not-found` for one that is unknown or not built yet. */
export function playableGame(slug: string): AnyGame {
  const game = findGame(slug)
  if (!game) throw new AppError('not-found', `No game ${slug}`)
  return game
}

/** The rules that a round was opened under. It is finished under them, whatever rules its game has now. */
export function rulesOf({ game, definition_hash: hash }: { game: string; definition_hash: string }): GameDefinition {
  const rules = findRules(game, hash)
  assert(rules, `the rules ${hash} of ${game} are kept while a round is open`)
  return rules
}

/** Data that a client needs before play; the rules come from the definition. */
const gameInfo = (game: AnyGame): GameInfo => ({
  id: game.slug,
  slug: game.slug,
  title: game.title,
  definitionHash: defHash(game.definition),
  betLevels: {
    SweepStakes: [...game.definition.betLevels.SweepStakes],
    TournamentPoints: [...game.definition.betLevels.TournamentPoints],
  },
})

/** A provider's game, as far as this site knows it. */
const providedInfo = ({ slug, title }: ProvidedGame): GameInfo => ({
  id: slug,
  slug,
  title,
  definitionHash: '',
  betLevels: { SweepStakes: [], TournamentPoints: [] },
})

/** Whether an operator switched the game, or its version now, off at this brand. */
export function isClosed(ctx: Pick<Context, 'isSwitchedOff'>, slug: string): boolean {
  const game = findGame(slug)
  return isGameOff(ctx, slug, game && defHash(game.definition))
}

export const gameClosed = () => new AppError('game-closed', 'This game isn’t available right now.')

/** Any open game of the brand, from the house or a provider, and its page. Throws `not-found` for any other name. */
export function anyOpenGame(ctx: Context, slices: readonly ServerFeature[], slug: string): { game: GameInfo; path: string } {
  const house = findGame(slug)
  for (const provider of slicesOn(ctx, slices).flatMap((slice) => slice.gameProviders?.() ?? [])) {
    const provided = provider.games.find((each) => each.slug === slug && each.isOpen)
    if (provided) return { game: house ? gameInfo(house) : providedInfo(provided), path: provider.pathOf(slug) }
  }
  return { game: gameInfo(playableGame(slug)), path: `/game/${slug}` }
}
