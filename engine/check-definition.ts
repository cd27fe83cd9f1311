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
import { checkLimbo } from './limbo/definition.ts'
import { checkHiLo } from './hi-lo/definition.ts'
import { checkPrizeWheel } from './prize-wheel/definition.ts'
import { checkCrash } from './crash/definition.ts'
import { checkSlot } from './slot/check-definition.ts'
import { SLOT_REFUSALS } from './slot/refusals.ts'

/** The definition check of each family, one line each. */
const CHECKS: { readonly [K in GameKind]: (data: unknown) => Result<GameDefinition, DefinitionFault> } = {
  slot: checkSlot,
  dice: checkDice,
  plinko: checkPlinko,
  mines: checkMines,
  keno: checkKeno,
  roulette: checkRoulette,
  blackjack: checkBlackjack,
  'video-poker': checkVideoPoker,
  limbo: checkLimbo,
  'hi-lo': checkHiLo,
  'prize-wheel': checkPrizeWheel,
  crash: checkCrash,
}

/**
 * Returns the definition if it is playable, else its first fault. Runs in tests and in the math report tool, not per
 * round.
 */
export function checkDefinition(data: unknown): Result<GameDefinition, DefinitionFault> {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined
  const check = typeof kind === 'string' && Object.hasOwn(CHECKS, kind) ? CHECKS[kind as GameKind] : undefined
  return check ? check(data) : refuse({ place: 'kind', reason: 'unknown-kind' })
}

/** A fault as a sentence: the field, its value and the reason. */
export function faultText(data: unknown, { place, reason, wanted }: DefinitionFault): string {
  const found = place.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data)
  const shown = place === '' || typeof found === 'object' ? '' : ` is ${JSON.stringify(found) ?? 'missing'}`
  const meant = wanted ?? (SLOT_REFUSALS as Readonly<Record<string, string>>)[reason]
  return `${place || 'the definition'}${shown}: ${reason}${meant === undefined ? '' : ` (${meant})`}`
}
