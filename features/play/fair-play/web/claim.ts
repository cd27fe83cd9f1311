import type { PrizeClaim } from '#engine/fair/prize-draw.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { listDraws } from '../contract.ts'

export type PromotionDraw = ReplyOf<typeof listDraws>['data']['draws'][number]

/** The proof of a prize, as `client/claim.ts` writes that of a round. */
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
