import { assert } from '#kernel/result.ts'
import { canonicalJson } from '../canonical.ts'
import { defHash } from '../def-hash.ts'
import type { GameDefinition } from '../definition.ts'
import type { RoundEvent } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import type { Awaiting, Bet, Choice, ChoiceOption, PlayedRound } from '../round-contract.ts'

/** A round told from start to end: it yields where it is the player's turn, and returns the payout in minor units. */
export type Steps = Generator<Awaiting, number, Choice>

/** What a round is played with. */
export interface Table {
  readonly stream: Stream
  /** Minor units debited at the start. */
  readonly amount: number
  emit(event: RoundEvent): void
}

/** What is given from outside to play a round, or as much of it as the choices reach. */
export interface Given {
  readonly stream: Stream
  readonly bet: Bet
  readonly choices: readonly Choice[]
}

/** Plays a round up to its end, or to the first turn that has no choice yet. */
export function playSteps(definition: GameDefinition, given: Given, steps: (table: Table) => Steps): PlayedRound {
  const { stream, bet, choices } = given
  const events: RoundEvent[] = [roundStart(definition, bet)]
  const script = steps({ stream, amount: bet.amount, emit: (event) => void events.push(event) })
  let stake = bet.amount
  let turn = script.next()
  for (const choice of choices) {
    assert(!turn.done, 'a settled round takes no more choices')
    stake += optionOf(turn.value, choice).cost
    turn = script.next(choice)
  }
  const draws = stream.draws
  if (!turn.done) return { events, payout: 0, stake, draws, awaiting: turn.value }
  events.push({ type: 'roundEnd', payout: turn.value })
  return { events, payout: turn.value, stake, draws, awaiting: null }
}

/** A round without any turn: chance decides it at once. */
export function playAtOnce(definition: GameDefinition, given: Given, settle: (table: Table) => number): PlayedRound {
  return playSteps(definition, given, function* (table): Steps {
    return settle(table)
  })
}

const roundStart = (definition: GameDefinition, { amount, terms }: Bet): RoundEvent => ({
  type: 'roundStart',
  game: definition.id,
  defHash: defHash(definition),
  stake: amount,
  ...(terms && { terms }),
})

function optionOf({ options }: Awaiting, choice: Choice): ChoiceOption {
  const text = canonicalJson(choice)
  const option = options.find((each) => canonicalJson(each.choice) === text)
  assert(option, `${text} is not on offer here`)
  return option
}
