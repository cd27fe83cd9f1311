import type { Claim } from '#engine/claim.ts'
import type { AmountClaim } from '#engine/fair/shared-claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { WonDrop } from '#features/play/jackpots/contract.ts'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'

/** A round's claimed inputs and outcome, for the verifier. */
export const claimOf = ({ proof: { bet, chainEnd, ...proof }, events }: WireRoundDetail): Claim => ({
  ...proof,
  ...(chainEnd !== undefined && { chainEnd }),
  bet: {
    amount: bet.amount,
    ...(bet.params && { params: bet.params }),
    ...(bet.mode && { mode: bet.mode }),
    ...(bet.pools && { pools: bet.pools }),
  },
  choices: proof.choices as readonly Choice[],
  events: events as unknown as readonly RoundEvent[],
})

/** The proof of a must-drop jackpot, as anyone can copy it. */
export const claimOfDrop = ({ sharedDraw, commit, serverSeed, rules, amount }: WonDrop): AmountClaim => ({
  sharedDraw,
  commit,
  serverSeed,
  rules,
  amount,
})

/** Encodes a claim for the URL fragment, which is never sent to a server. */
export const claimHash = (claim: Claim | AmountClaim): string => `#${encodeURIComponent(JSON.stringify(claim))}`
