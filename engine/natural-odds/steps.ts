import { assert } from '#kernel/result.ts'
import { canonicalJson } from '../canonical.ts'
import { defHash } from '../def-hash.ts'
import type { GameDefinition, GameKind } from '../definition.ts'
import type { RoundEventOf, RoundStart } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import type { Awaiting, Bet, Choice, ChoiceOption, PlayedRound } from '../round-contract.ts'

/** A round as a generator: it yields at each player turn and returns the payout in minor units. */
export type Steps = Generator<Awaiting, number, Choice>

/** The inputs of a round. */
export interface Table<K extends GameKind> {
  readonly stream: Stream
  /** Minor units debited at the start. */
  readonly amount: number
  emit(event: RoundEventOf<K>): void
}

/** The inputs of a round, with as many choices as have been made. */
export interface Given {
  readonly stream: Stream
  readonly bet: Bet
  readonly choices: readonly Choice[]
}

/** Plays a round to its end, or to the first turn without a choice. */
export function playSteps<D extends GameDefinition>(
  definition: D,
  { stream, bet, choices }: Given,
  steps: (table: Table<D['kind']>) => Steps,
): PlayedRound<RoundEventOf<D['kind']>> {
  const events: RoundEventOf<D['kind']>[] = [roundStart(definition, bet)]
  const script = steps({ stream, amount: bet.amount, emit: (event) => void events.push(event) })
  let stake = bet.amount
  let turn = script.next()
  for (const choice of choices) {
    assert(!turn.done, IS_OVER)
    stake += optionOf(turn.value, choice).cost
    turn = script.next(choice)
  }
  const draws = stream.draws
  if (!turn.done) return { events, payout: 0, stake, draws, awaiting: turn.value }
  events.push({ type: 'roundEnd', payout: turn.value })
  return { events, payout: turn.value, stake, draws, awaiting: null }
}

/** A round without turns: chance decides it immediately. `settle` returns the payout. */
export function playAtOnce<D extends GameDefinition>(
  definition: D,
  { stream, bet, choices }: Given,
  settle: (table: Table<D['kind']>) => number,
): PlayedRound<RoundEventOf<D['kind']>> {
  assert(choices.length === 0, IS_OVER)
  const events: RoundEventOf<D['kind']>[] = [roundStart(definition, bet)]
  const payout = settle({ stream, amount: bet.amount, emit: (event) => void events.push(event) })
  events.push({ type: 'roundEnd', payout })
  return { events, payout, stake: bet.amount, draws: stream.draws, awaiting: null }
}

const IS_OVER = 'a settled round takes no more choices'

const roundStart = (definition: GameDefinition, { amount, params }: Bet): RoundStart => ({
  type: 'roundStart',
  game: definition.id,
  defHash: defHash(definition),
  stake: amount,
  ...(params && { params }),
})

/** The option of a choice. The default of an abandoned round is always allowed and free. */
function optionOf({ options, byDefault }: Awaiting, choice: Choice): ChoiceOption {
  const text = canonicalJson(choice)
  const option = [...options, { choice: byDefault, cost: 0 }].find((each) => canonicalJson(each.choice) === text)
  assert(option, `${text} is not on offer here`)
  return option
}
