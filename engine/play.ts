import { assert } from '#kernel/result.ts'
import { defHash } from './def-hash.ts'
import type { GameDefinition, PlayMode } from './definition.ts'
import { openStream } from './fair/seeds.ts'
import type { Stream } from './fair/stream.ts'
import type { RoundEventOf } from './events.ts'
import { familyOf } from './families.ts'
import type { Awaiting, Bet, BetRefusal, Choice, ChoiceOption, ExampleBet, PlayedRound } from './round-contract.ts'
import { isSame } from './same.ts'

/**
 * Plays a round as far as the choices go. Pure: the same rules, stream, bet and choices give the same events, byte for
 * byte, and chance falls the same way whatever the amount.
 */
export const play = <D extends GameDefinition>(
  definition: D,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<D['kind']>> => familyOf(definition).play(definition, stream, bet, choices)

export interface RoundSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** Plays the round that these seeds and rules fix. */
export const playSeeded = <D extends GameDefinition>(
  definition: D,
  seeds: RoundSeeds,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<D['kind']>> =>
  play(definition, openStream({ ...seeds, gameId: definition.id, defHash: defHash(definition) }), bet, choices)

/** Plays a round to its end by the published default, with what was decided on the way. */
export function playByDefault<D extends GameDefinition>(
  definition: D,
  seeds: RoundSeeds,
  bet: Bet,
): { readonly choices: readonly Choice[]; readonly played: PlayedRound<RoundEventOf<D['kind']>> } {
  const choices: Choice[] = []
  for (;;) {
    const played = playSeeded(definition, seeds, bet, choices)
    if (!played.awaiting) return { choices, played }
    choices.push(played.awaiting.byDefault)
  }
}

export const refuseBet = (definition: GameDefinition, bet: Bet): BetRefusal | undefined =>
  familyOf(definition).refuse(definition, bet)

export const isOffered = (definition: GameDefinition, bet: Bet, mode: PlayMode): boolean =>
  familyOf(definition).isOffered(definition, bet, mode)

/** Bets of about this amount, one for each entry of the certificate. */
export const exampleBets = (definition: GameDefinition, amount: number): readonly ExampleBet[] =>
  familyOf(definition).examples(definition, amount)

/** The option that a choice takes; undefined where it is not on offer. */
export const optionOf = ({ options }: Awaiting, choice: Choice): ChoiceOption | undefined =>
  options.find((option) => isSame(option.choice, choice))

/** The option of a choice within a round that is played again. */
export function takeOption(awaiting: Awaiting, choice: Choice): ChoiceOption {
  const option = optionOf(awaiting, choice)
  assert(option, `${JSON.stringify(choice)} is not on offer here`)
  return option
}
