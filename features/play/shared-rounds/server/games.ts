import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { gameSwitch } from '#features/play/house-games/contract.ts'
import { findGame, findRules, playableGames } from '#games/all.ts'
import type { AnyGame, Game } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'

type SharedGame = Game<CrashDefinition>

const isShared = (game: AnyGame): game is SharedGame => game.definition.kind === 'crash'

export const sharedGames = (): readonly SharedGame[] => playableGames.filter(isShared)

/** Throws `not-found` for any other game. */
export function sharedGame(slug: string): SharedGame {
  const game = findGame(slug)
  if (!game || !isShared(game)) throw new AppError('not-found', `No game ${slug} with shared rounds`)
  return game
}

/** Whether an operator switched the game off at this brand. */
export const isClosed = (ctx: Pick<Context, 'isSwitchedOff'>, slug: string): boolean => ctx.isSwitchedOff(gameSwitch(slug))

const isCrash = (rules: GameDefinition): rules is CrashDefinition => rules.kind === 'crash'

/** The rules of a chain, whatever rules its game has now. */
export function rulesOf({ game, definition_hash: hash }: { game: string; definition_hash: string }): CrashDefinition {
  const rules = findRules(game, hash)
  assert(rules && isCrash(rules), `the rules ${hash} of ${game} are kept`)
  return rules
}
