import type { RoundEventOf } from '../events.ts'
import type { GameDefinition } from '../definition.ts'
import type { Stream } from '../fair/stream.ts'
import { play } from '../play.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'

/** A whole round: at each turn it takes the published default and replays from the same draws. */
export function playedOut<D extends GameDefinition>(
  definition: D,
  open: () => Stream,
  bet: Bet,
): PlayedRound<RoundEventOf<D['kind']>> {
  const choices: Choice[] = []
  for (;;) {
    const played = play(definition, open(), bet, choices)
    if (!played.awaiting) return played
    choices.push(played.awaiting.byDefault)
  }
}
