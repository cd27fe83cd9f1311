import { assert } from '#kernel/result.ts'
import { defHash } from '../def-hash.ts'
import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { SlotDefinition } from './definition.ts'
import { playCascades } from './mechanics/cascade.ts'
import { playFeature } from './mechanics/features.ts'
import { playPooledJackpots } from './mechanics/pooled-jackpots.ts'
import { Round } from './round.ts'
import { slotOf } from './slot.ts'

/** Plays one whole round: the first spin, then what it brings. */
export function playSlot(
  definition: SlotDefinition,
  stream: Stream,
  { amount, terms, pools }: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'slot'>> {
  assert(choices.length === 0, 'nothing is decided within a round of this slot')
  const slot = slotOf(definition)
  const round = new Round(slot, stream, amount)
  round.emit({
    type: 'roundStart',
    game: definition.id,
    defHash: defHash(definition),
    stake: amount,
    ...(terms && { terms }),
  })
  const spin = round.spin(slot.strips, '')
  round.emit({ type: 'reveal', ...round.shown(spin) })
  if (definition.cascade) playCascades(round, definition.cascade, spin)
  else round.pay(slot.evaluate(spin.window), 1)
  for (const feature of definition.features) {
    if (!round.isCapped) playFeature(round, feature, spin)
  }
  playPooledJackpots(round, pools)
  round.emit({ type: 'roundEnd', payout: round.won })
  return { events: round.events, payout: round.won, stake: amount, draws: stream.draws, awaiting: null }
}
