import { type Instant, SECOND_MS } from '#kernel/time.ts'

/** How an attempt to send ended. */
export type Ending =
  | { readonly kind: 'sent' }
  /** The device is not there any more. */
  | { readonly kind: 'gone' }
  /** Worth another try, not before `waitMs` where the service said so. */
  | { readonly kind: 'later'; readonly reason: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string }

/** What a push service's answer means (RFC 8030). A redirect is followed nowhere. */
export function readAnswer(status: number, retryAfter: string | undefined, now: Instant): Ending {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  if (status === 429 || status >= 500) return { kind: 'later', reason, waitMs: readRetryAfter(retryAfter, now) }
  return { kind: 'refused', reason }
}

/** Seconds or a date, in milliseconds from now. */
export function readRetryAfter(header: string | undefined, now: Instant): number | undefined {
  if (!header) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
