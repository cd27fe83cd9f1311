import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { RawCall } from '../../context.ts'
import type { HeardCall } from '../provider.ts'
import { parseStrictJson } from '../strict-json.ts'
import { factsOfEvent } from './facts.ts'

const envelope = z.object({ event_id: z.string().max(200), merchant_id: z.string(), content: z.unknown() })

/**
 * Verifies the signature of the raw body before it is parsed. Messages have no signed time of sending and are repeated for
 * a day, so an old one is heard again: facts count once.
 */
export function hearHyperswitch(
  { headers, body }: RawCall,
  { webhookKey, merchant, now }: { readonly webhookKey: string; readonly merchant: string; readonly now: Instant },
): HeardCall {
  const sent = Buffer.from(headers['x-webhook-signature-512'] ?? '', 'hex')
  const expected = createHmac('sha512', webhookKey).update(body).digest()
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return { is: 'forged' }
  const parsed = envelope.safeParse(parseStrictJson(body))
  if (!parsed.success || parsed.data.merchant_id !== merchant) return { is: 'forged' }
  return { is: 'own', id: parsed.data.event_id, facts: factsOfEvent(parsed.data.content, toUnixSeconds(now)) }
}
