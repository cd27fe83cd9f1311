import type { Claim } from '#engine/claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { WireRoundDetail } from '#features/game-session/contract.ts'

/** What a round claims of itself, for the verifier. */
export const claimOf = ({ proof: { bet, ...proof }, events }: WireRoundDetail): Claim => ({
  ...proof,
  bet: {
    amount: bet.amount,
    ...(bet.terms && { terms: bet.terms }),
    ...(bet.pools && { pools: bet.pools }),
  },
  choices: proof.choices as readonly Choice[],
  events: events as unknown as readonly RoundEvent[],
})

/** A claim for the part of an address that is never sent to a server. */
export const claimHash = (claim: Claim): string => `#${encodeURIComponent(JSON.stringify(claim))}`
