import { DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { CODES_PER_DAY_MAX, RESEND_WAIT_SECONDS } from '../contract.ts'

/**
 * Whether an E.164 number may be texted: a regular United States number. +1 also covers Canada and the Caribbean, and
 * premium and toll-free numbers, which are expensive or unreachable.
 */
export async function isTextable(phone: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(phone)
  const type = number?.getType()
  return number?.country === 'US' && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE')
}

/** Codes sent in the last 24 hours, latest first. */
export interface SentCodes {
  readonly byPlayer: readonly { readonly phone: string; readonly sentAt: Instant }[]
  readonly toPhone: readonly Instant[]
}

export type SendRefusal = { readonly reasonType: 'wait' | 'too-many'; readonly retryAt: number }

/** Why no code may be sent to this number now; undefined if one may. */
export function refuseSend(phone: string, { byPlayer, toPhone }: SentCodes, now: Instant): SendRefusal | undefined {
  const last = byPlayer.find((sent) => sent.phone === phone)
  const resendAt = last === undefined ? now : last.sentAt + RESEND_WAIT_SECONDS * SECOND_MS
  const full = [byPlayer.map(({ sentAt }) => sentAt), toPhone].flatMap((times) => times[CODES_PER_DAY_MAX - 1] ?? [])
  const freeAt = Math.max(now, ...full.map((at) => at + DAY_MS))
  if (freeAt > now) return { reasonType: 'too-many', retryAt: unixSeconds(freeAt) }
  return resendAt > now ? { reasonType: 'wait', retryAt: unixSeconds(resendAt) } : undefined
}

/** Rounds the time up to whole seconds, so that a retry is never a fraction too early. */
export const unixSeconds = (at: Instant): number => Math.ceil(at / SECOND_MS)
