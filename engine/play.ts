import type { FeatureRule, SlotDefinition } from './definition.ts'
import type { RoundEvent } from './events.ts'
import { openStream } from './fair/seeds.ts'
import type { Draw, Stream } from './fair/stream.ts'
import { defHash, gameOf } from './game.ts'
import { playFreeSpins } from './mechanics/free-spins.ts'
import { playNudgeRespin } from './mechanics/nudge-respin.ts'
import { Round, type Spin } from './round.ts'

export interface Bet {
  /** Minor units: a safe integer, a multiple of the definition's `unitsPerPlay`. */
  readonly amount: number
}

export interface PlayedRound {
  readonly events: readonly RoundEvent[]
  /** Minor units, the sum of all `win` events. */
  readonly payout: number
  /** Every use of chance, in order. */
  readonly draws: readonly Draw[]
}

/**
 * Plays one whole round. Pure: the same rules and stream give the same events, byte for byte, whatever the amount.
 * Throws InvariantError for an amount that does not divide into units.
 */
export function play(definition: SlotDefinition, stream: Stream, bet: Bet): PlayedRound {
  const game = gameOf(definition)
  const round = new Round(game, stream, bet.amount)
  round.emit({ type: 'roundStart', game: definition.id, defHash: game.defHash, stake: bet.amount })
  const spin = round.spin(game.strips, '')
  round.emit({ type: 'reveal', ...round.shown(spin) })
  round.pay(game.evaluate(spin.window), 1)
  for (const feature of definition.features) {
    if (!round.isCapped) playFeature(round, feature, spin)
  }
  round.emit({ type: 'roundEnd', payout: round.won })
  return { events: round.events, payout: round.won, draws: stream.draws }
}

export interface RoundSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** Plays the round that these seeds and rules fix. */
export const playSeeded = (definition: SlotDefinition, seeds: RoundSeeds, bet: Bet): PlayedRound =>
  play(definition, openStream({ ...seeds, gameId: definition.id, defHash: defHash(definition) }), bet)

/** Every feature looks at the first spin of the round, in the order of the definition. */
function playFeature(round: Round, feature: FeatureRule, spin: Spin): void {
  switch (feature.kind) {
    case 'nudge-respin':
      return playNudgeRespin(round, feature, spin)
    case 'free-spins':
      return playFreeSpins(round, feature, spin)
  }
}
