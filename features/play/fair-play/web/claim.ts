import type { PrizeClaim } from '#engine/fair/prize-draw.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { listDraws } from '../contract.ts'

export type PromotionDraw = ReplyOf<typeof listDraws>['data']['draws'][number]

/** The proof of a prize, the counterpart of `client/claim.ts` for rounds. */
export function prizeHash({ at: _, oddsSince: _since, ...claim }: PromotionDraw): string {
  return `#${encodeURIComponent(JSON.stringify(claim satisfies PrizeClaim))}`
}

/** The claim in the address as text to verify; empty if the address has none. */
export function textOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}
