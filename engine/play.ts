import { defHash } from './def-hash.ts'
import type { GameDefinition, PlayMode } from './definition.ts'
import { openStream } from './fair/seeds.ts'
import type { Stream } from './fair/stream.ts'
import type { RoundEventOf } from './events.ts'
import { familyOf } from './families.ts'
import type { Bet, BetRefusal, Choice, ExampleBet, PlayedRound } from './round-contract.ts'

/**
 * Plays a round as far as the choices go. Pure: the same rules, stream, bet and choices give the same events, byte
 * for byte, and the draws do not depend on the stake.
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

/** Plays the round fixed by these seeds and rules. */
export const playSeeded = <D extends GameDefinition>(
  definition: D,
  seeds: RoundSeeds,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<D['kind']>> =>
  play(definition, openStream({ ...seeds, gameId: definition.id, defHash: defHash(definition) }), bet, choices)

/** Plays a round to its end by the published default and returns the choices made. */
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

/** Bets near this stake, one for each entry of the math report. */
export const exampleBets = (definition: GameDefinition, amount: number, playedFor: PlayMode): readonly ExampleBet[] =>
  familyOf(definition)
    .examples(definition, amount)
    .map((example) => (definition.pools ? { ...example, bet: { ...example.bet, mode: playedFor } } : example))
