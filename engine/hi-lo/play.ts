import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, paramsOf } from '../natural-odds/bet.ts'
import { cardOf, type PlayingCard } from '../natural-odds/deck.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { playSteps, type Steps, type Table } from '../natural-odds/steps.ts'
import type { Awaiting, Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { HiLoDefinition } from './definition.ts'
import { canGrow, type Guess, guessesOn, isOffered, isRight, longer, NO_GUESS, payOf, type Run, waysOf } from './odds.ts'

/** This game takes no params. */
export const hiLoBets = ({ payMax }: HiLoDefinition): BetRules<HiLoDefinition, true> => ({
  readParams: (_, params) => (params === undefined || Object.keys(params).length === 0 ? true : undefined),
  unit: PAY_UNITS,
  multipleMax: payMax,
})

export function playHiLo(
  definition: HiLoDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'hi-lo'>> {
  paramsOf(hiLoBets(definition), definition, bet)
  return playSteps(definition, { stream, bet, choices }, (table) => guessOn(definition, table))
}

/** Every card comes from a whole deck. */
function* guessOn(definition: HiLoDefinition, { stream, amount, emit }: Table<'hi-lo'>): Steps {
  const draw = (): PlayingCard => cardOf(stream.uint(52, 'card'))
  let card = draw()
  let run = NO_GUESS
  let left = definition.skipsMax
  emit({ type: 'hiLoDealt', card })
  while (canGrow(definition, run)) {
    const { kind } = yield turnOn(definition, { rank: card.rank, run, left })
    if (kind === 'cash-out') break
    const next = draw()
    if (kind === 'skip') emit({ type: 'hiLoSkipped', card: next, left: --left })
    else {
      const guess = kind as Guess
      const isWin = isRight(card.rank, guess, next.rank)
      if (isWin) run = longer(run, waysOf(card.rank, guess))
      const pay = isWin ? payOf(definition, run) : 0
      emit({ type: 'hiLoGuessed', guess, card: next, isRight: isWin, guesses: run.guesses, pay })
      if (!isWin) return 0
    }
    card = next
  }
  // A round without a guess returns the whole stake.
  const pay = run.guesses > 0 ? payOf(definition, run) : PAY_UNITS
  const won = (amount / PAY_UNITS) * pay
  emit({ type: 'hiLoCollected', pay, amount: won })
  return won
}

/** An abandoned round is collected. Without a guess, this returns the stake; players cannot choose it. */
function turnOn(definition: HiLoDefinition, { rank, run, left }: { rank: number; run: Run; left: number }): Awaiting {
  const kinds = [
    ...(run.guesses > 0 ? ['cash-out'] : []),
    ...guessesOn(rank).filter((guess) => isOffered(definition, run, waysOf(rank, guess))),
    ...(left > 0 ? ['skip'] : []),
  ]
  return { options: kinds.map((kind) => ({ choice: { kind }, cost: 0 })), byDefault: { kind: 'cash-out' } }
}
