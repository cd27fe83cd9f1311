import { assert } from '#kernel/result.ts'
import { defHash } from '../def-hash.ts'
import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { SlotDefinition } from './definition.ts'
import { seededStream } from './book/books.ts'
import { modeOf, priceOf } from './modes.ts'
import { addReels, firstStrips } from './mechanics/added-reels.ts'
import { playCascades } from './mechanics/cascade.ts'
import { playFeature } from './mechanics/features.ts'
import { uncover } from './mechanics/mystery.ts'
import { playJackpots } from './mechanics/pooled-jackpots.ts'
import { playTumbles } from './mechanics/tumble-round.ts'
import { turnReels } from './mechanics/wild-reels.ts'
import { togetherMultiplier } from './mechanics/screens.ts'
import type { FoundWin } from './layout.ts'
import { Round } from './round.ts'
import { slotOf } from './slot.ts'

/** Plays one whole round: the first spin, then its features. */
export function playSlot(
  definition: SlotDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'slot'>> {
  const source = definition.book ? seededStream(definition.book, modeOf(definition, bet.params), stream) : stream
  const round = playFrom(definition, source, bet, choices)
  assert(!round.isOverdone, 'a settled round takes no more choices')
  const { events, won, awaiting } = round
  return { events, payout: awaiting ? 0 : won, stake: bet.amount, draws: stream.draws, awaiting }
}

/** The round that these numbers generate, as far as the choices go. */
export function playFrom(definition: SlotDefinition, stream: Stream, bet: Bet, choices: readonly Choice[] = []): Round {
  const { amount, params } = bet
  const mode = modeOf(definition, params)
  const round = new Round(slotOf(definition), { stream, stake: amount / priceOf(definition, mode), choices })
  round.emit({
    type: 'roundStart',
    game: definition.id,
    defHash: defHash(definition),
    stake: amount,
    ...(params && { params }),
  })
  if (definition.tumble) playTumbles(round, definition.tumble, mode === 'buy')
  else playReels(round)
  if (round.awaiting) return round
  playJackpots(round, bet)
  round.emit({ type: 'roundEnd', payout: round.won })
  return round
}

function payWins(round: Round, wins: readonly FoundWin[]): void {
  round.pay(wins, togetherMultiplier(round, wins, 1))
}

function playReels(round: Round): void {
  const { definition, strips, evaluate } = round.slot
  const turned = round.spin(firstStrips(round, strips), '')
  round.emit({ type: 'reveal', ...round.shown(turned) })
  const stopped = uncover(round, turnReels(round, definition.wildReels, turned, ''), '')
  const spin = addReels(round, strips, '', stopped)
  if (definition.cascade) playCascades(round, definition.cascade, spin)
  else payWins(round, spin.wins ?? evaluate(spin.window))
  for (const feature of definition.features) {
    if (!round.isCapped && !round.awaiting) playFeature(round, feature, spin)
  }
}
