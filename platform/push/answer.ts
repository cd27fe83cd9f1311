import { type Instant, SECOND_MS } from '#kernel/time.ts'

/** Outcome of a delivery attempt. */
export type Ending =
  | { readonly kind: 'sent' }
  /** The subscription no longer exists. */
  | { readonly kind: 'gone' }
  /** Retry, not before `waitMs` if the service set it. */
  | { readonly kind: 'later'; readonly reason: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string }

/** Interprets a push service's response (RFC 8030). Redirects are not followed. */
export function readAnswer(status: number, retryAfter: string | undefined, now: Instant): Ending {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  if (status === 429 || status >= 500) return { kind: 'later', reason, waitMs: readRetryAfter(retryAfter, now) }
  return { kind: 'refused', reason }
}

/** Seconds or a date, as milliseconds from now. */
export function readRetryAfter(header: string | undefined, now: Instant): number | undefined {
  if (!header) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
