import type { Claim } from '#engine/claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'

/** A round's claimed inputs and outcome, for the verifier. */
export const claimOf = ({ proof: { bet, ...proof }, events }: WireRoundDetail): Claim => ({
  ...proof,
  bet: {
    amount: bet.amount,
    ...(bet.params && { params: bet.params }),
    ...(bet.mode && { mode: bet.mode }),
    ...(bet.pools && { pools: bet.pools }),
  },
  choices: proof.choices as readonly Choice[],
  events: events as unknown as readonly RoundEvent[],
})

/** Encodes a claim for the URL fragment, which is never sent to a server. */
export const claimHash = (claim: Claim): string => `#${encodeURIComponent(JSON.stringify(claim))}`
