import { askedMode, priceOf } from '#engine/slot/modes.ts'
import type { SlotGame } from '#games/game.ts'
import type { PlayState } from '../play/play-state.ts'

/** The play amount of the visible round; a bought round costs several. */
export function playAmountOf({ definition }: SlotGame, { round, stake }: PlayState): number {
  return round ? round.stake / priceOf(definition, askedMode(definition, round.proof.bet.params) ?? 'base') : stake
}
