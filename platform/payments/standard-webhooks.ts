import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'

/** Messages signed in the Standard Webhooks format: HMAC-SHA256 over `id.timestamp.body`. */
export interface SignedMessage {
  readonly id: string
  readonly body: string
}

export interface Verification {
  /** The current key, and a previous one during an overlap: `whsec_` and base64. */
  readonly keys: readonly string[]
  readonly now: Instant
}

type Headers = Readonly<Record<string, string | undefined>>
export type Verified = { readonly is: 'own'; readonly id: string } | { readonly is: 'forged' | 'stale' }

/** Older and newer messages are refused, so that a recorded one cannot be replayed. */
const TOLERANCE_SECONDS = 300

/** The three headers of a message; one signature for each key. */
export function webhookHeaders({ id, body }: SignedMessage, keys: readonly string[], now: Instant): Record<string, string> {
  const timestamp = String(toUnixSeconds(now))
  const signatures = keys.map((key) => `v1,${signatureOf(key, `${id}.${timestamp}.${body}`)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** Says `stale` only of a message with a valid signature. */
export function verifyWebhook(headers: Headers, body: string, { keys, now }: Verification): Verified {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) return { is: 'forged' }
  const wanted = keys.map((key) => signatureOf(key, `${id}.${timestamp}.${body}`))
  // At most a few keys overlap; a longer list only costs time.
  const given = signatures.split(' ', 10).flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []))
  const isOwn = given.some((one) => wanted.some((other) => isSame(one, other)))
  if (!isOwn) return { is: 'forged' }
  const isTimely = Math.abs(toUnixSeconds(now) - Number(timestamp)) <= TOLERANCE_SECONDS
  return isTimely ? { is: 'own', id } : { is: 'stale' }
}

const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
    .update(text)
    .digest('base64')

/** In constant time; only the length, which is public, ends it early. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
