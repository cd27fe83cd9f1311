import type { Claim } from '#engine/claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { PrizeClaim } from '#engine/fair/prize-draw.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { listDraws, WireRoundDetail } from '../../contract.ts'

export type PromotionDraw = ReplyOf<typeof listDraws>['data']['draws'][number]

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

/** The same of a prize. */
export function prizeHash({ at: _, ...claim }: PromotionDraw): string {
  return `#${encodeURIComponent(JSON.stringify(claim satisfies PrizeClaim))}`
}

/** What the address carries, as text to be checked; empty where it carries nothing. */
export function textOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}
