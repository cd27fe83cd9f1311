import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { multiplierOf } from '../limbo/odds.ts'
import { type BetRules, fieldsOf, isWholeWithin, paramsOf } from '../natural-odds/bet.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { CrashDefinition } from './definition.ts'

/**
 * The params `{ target }`: the multiplier at which the bet left, in hundredths, by a press or as set in advance; the
 * top multiplier if neither.
 */
export const crashBets = ({ targetMax }: CrashDefinition): BetRules<CrashDefinition, number> => ({
  readParams,
  unit: PAY_UNITS,
  multipleMax: targetMax,
})

/** One player's bet in a shared round: the stream is that of the round, the same for all. */
export function playCrash(
  definition: CrashDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'crash'>> {
  const target = paramsOf(crashBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const burst = drawBurst(definition, stream)
    const isWin = burst >= target
    const won = isWin ? (amount / PAY_UNITS) * target : 0
    emit({ type: 'crashFlown', burst, target, isWin, amount: won })
    return won
  })
}

/** The multiplier at which the round bursts, in hundredths; 100 bursts before any bet can leave. */
export const drawBurst = (definition: CrashDefinition, stream: Stream): number =>
  multiplierOf(definition, 1 + stream.uint(definition.outcomes, 'burst'))

function readParams({ targetMin, targetMax }: CrashDefinition, params: BetParams | undefined): number | undefined {
  const { target } = fieldsOf(params, ['target']) ?? {}
  return isWholeWithin(target, targetMin, targetMax) ? target : undefined
}
