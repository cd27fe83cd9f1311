import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { defineEvent, type EventPayload, idField } from '#kernel/event.ts'
import { VOID_REASONS } from '#kernel/void-reasons.ts'

const amount = wireAmount.min(0)

/** Amounts are minor units of the mode's assets. */
const roundFields = {
  roundId: idField('rnd'),
  /** The slug. */
  game: z.string(),
  /** The id of the `GameProvider`; `house` for the house's own games. */
  provider: z.string(),
  mode: z.enum(['SweepStakes', 'TournamentPoints']),
  stake: amount,
  /** The parts of the stake paid from the granted and the won balance; both are 0 in a free round. */
  stakeGranted: amount,
  stakeWon: amount,
  win: amount,
  /** The win in hundredths of the stake, rounded down; 0 without a stake. */
  multiple100: amount,
  isFree: z.boolean(),
  /** The award that paid for a free round; null if it cost the player, or if its provider does not say. */
  freeGrant: z.string().nullable(),
  /** Hash of the game's definition; null for a provider's game. */
  defHash: z.string().nullable(),
}

/** A round has ended; its amounts are final, unless it is reversed. Emitted once. */
export const roundSettled = defineEvent({ type: 'round.settled', payload: z.object(roundFields) })

/**
 * A bet of a settled round was taken back by its provider. The amounts are those taken back, to be deducted from what
 * `round.settled` reported. A bet taken back earlier is not reported, since `round.settled` leaves it out.
 */
export const roundReversed = defineEvent({
  type: 'round.reversed',
  payload: z.object({
    ...roundFields,
    reason: z.enum(['rolled-back']),
    /** No bet of the round remains. */
    isWhole: z.boolean(),
  }),
})

/**
 * Operators declared a settled round void after a fault: the stake was returned, and of the win what `takenBack` says.
 * Promotions keep what the round counted for.
 */
export const roundVoided = defineEvent({
  type: 'round.voided',
  payload: z.object({ ...roundFields, reason: z.enum(VOID_REASONS), takenBack: amount }),
})

/** A settlement by others credited a closed account. */
export const closedAccountCredited = defineEvent({ type: 'closed-account.credited', payload: z.object({}) })

/** Player seeds: a pair was revealed, and the announced one took its place. `commit` is the hash of the revealed one. */
export const seedPairChanged = defineEvent({
  type: 'seed-pair.changed',
  payload: z.object({ mode: z.string(), commit: z.string(), isAutomatic: z.boolean() }),
})

interface RoundAmounts {
  readonly stake: bigint
  readonly win: bigint
  readonly from_granted: bigint
  readonly from_won: bigint
}

/** The amounts of a stored round as its events report them. */
export const roundAmounts = ({ stake, win, from_granted, from_won }: RoundAmounts) => ({
  stake: Number(stake),
  stakeGranted: Number(from_granted),
  stakeWon: Number(from_won),
  win: Number(win),
  multiple100: stake > 0n ? Number((win * 100n) / stake) : 0,
})

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'round.settled': EventPayload<typeof roundSettled>
    'round.reversed': EventPayload<typeof roundReversed>
    'round.voided': EventPayload<typeof roundVoided>
    'closed-account.credited': EventPayload<typeof closedAccountCredited>
    'seed-pair.changed': EventPayload<typeof seedPairChanged>
  }
}
