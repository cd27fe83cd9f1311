import type { EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { roundAmounts, type roundSettled } from '../events/index.ts'

type Settled = EventPayload<typeof roundSettled>

/** The payload of `round.settled` for a round of the house played with granted coins, unless told otherwise. */
export function settledRound(roundId: Id<'rnd'>, told: Partial<Settled> = {}): Settled {
  const { stake = 100, win = 0 } = told
  return {
    roundId,
    game: 'cherry-royale',
    provider: 'house',
    mode: 'TournamentPoints',
    ...roundAmounts({ stake: BigInt(stake), win: BigInt(win), from_granted: BigInt(stake), from_won: 0n }),
    isFree: false,
    freeGrant: null,
    defHash: null,
    ...told,
  }
}
