import { DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { CODES_PER_DAY_MAX, RESEND_WAIT_SECONDS } from '../contract.ts'

/** What was sent in the last 24 hours, the latest first. */
export interface SentCodes {
  readonly byPlayer: readonly { readonly phone: string; readonly sentAt: Instant }[]
  readonly toPhone: readonly Instant[]
}

export type SendRefusal = { readonly reasonType: 'wait' | 'too-many'; readonly retryAt: number }

/** Why no code is sent to this number now; undefined when one is. */
export function refuseSend(phone: string, { byPlayer, toPhone }: SentCodes, now: Instant): SendRefusal | undefined {
  const last = byPlayer.find((sent) => sent.phone === phone)
  const resendAt = last === undefined ? now : last.sentAt + RESEND_WAIT_SECONDS * SECOND_MS
  const full = [byPlayer.map(({ sentAt }) => sentAt), toPhone].flatMap((times) => times[CODES_PER_DAY_MAX - 1] ?? [])
  const freeAt = Math.max(now, ...full.map((at) => at + DAY_MS))
  if (freeAt > now) return { reasonType: 'too-many', retryAt: unixSeconds(freeAt) }
  return resendAt > now ? { reasonType: 'wait', retryAt: unixSeconds(resendAt) } : undefined
}

/** Of a moment from which on something is taken: never a part of a second too early. */
export const unixSeconds = (at: Instant): number => Math.ceil(at / SECOND_MS)
