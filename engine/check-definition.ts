import { refuse, type Result } from '#kernel/result.ts'
import type { GameDefinition, GameKind } from './definition.ts'
import { checkDice } from './dice/definition.ts'
import type { DefinitionFault } from './natural-odds/check.ts'
import { checkPlinko } from './plinko/definition.ts'
import { checkMines } from './mines/definition.ts'
import { checkKeno } from './keno/definition.ts'
import { checkRoulette } from './roulette/definition.ts'
import { checkBlackjack } from './blackjack/definition.ts'
import { checkVideoPoker } from './video-poker/definition.ts'
import { checkSlot, type SlotRefusal } from './slot/check-definition.ts'

export type DefinitionRefusal = 'unknown-kind' | SlotRefusal | DefinitionFault

/** How each family checks what claims to be its rules, one line each. */
const CHECKS: { readonly [K in GameKind]: (data: unknown) => Result<GameDefinition, DefinitionRefusal> } = {
  slot: checkSlot,
  dice: checkDice,
  plinko: checkPlinko,
  mines: checkMines,
  keno: checkKeno,
  roulette: checkRoulette,
  blackjack: checkBlackjack,
  'video-poker': checkVideoPoker,
}

/** The rules as data that may be played, or what is wrong with them. Run in tests and by the certifier, not per round. */
export function checkDefinition(data: unknown): Result<GameDefinition, DefinitionRefusal> {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined
  const check = typeof kind === 'string' && Object.hasOwn(CHECKS, kind) ? CHECKS[kind as GameKind] : undefined
  return check ? check(data) : refuse('unknown-kind')
}
