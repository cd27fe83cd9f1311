import type { CrashDefinition } from '#engine/crash/definition.ts'
import { defHash } from '#engine/def-hash.ts'
import { isShared } from '#engine/shared.ts'
import { isGameOff } from '#features/play/house-games/contract.ts'
import { findGame, findRules, playableGames } from '#games/all.ts'
import type { AnyGame, Game } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'

type SharedGame = Game<CrashDefinition>

const isSharedGame = (game: AnyGame): game is SharedGame => isShared(game.definition)

export const sharedGames = (): readonly SharedGame[] => playableGames.filter(isSharedGame)

/** Throws `not-found` for any other game. */
export function sharedGame(slug: string): SharedGame {
  const game = findGame(slug)
  if (!game || !isSharedGame(game)) throw new AppError('not-found', `No game ${slug} with shared rounds`)
  return game
}

/** Whether an operator switched the game, or its version now, off at this brand. */
export const isClosed = (ctx: Pick<Context, 'isSwitchedOff'>, slug: string): boolean =>
  isGameOff(ctx, slug, defHash(sharedGame(slug).definition))

/** The rules of a chain, whatever rules its game has now. */
export function rulesOf({ game, definition_hash: hash }: { game: string; definition_hash: string }): CrashDefinition {
  const rules = findRules(game, hash)
  assert(rules && isShared(rules), `the rules ${hash} of ${game} are kept`)
  return rules
}
