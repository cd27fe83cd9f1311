import { z } from 'zod'
import type { Instant } from '#kernel/time.ts'
import type { RawCall } from '../../context.ts'
import { heardFact } from '../fact.ts'
import type { HeardCall } from '../provider.ts'
import { verifyWebhook } from '../standard-webhooks.ts'
import { parseStrictJson } from '../strict-json.ts'

const envelope = z.object({ facts: z.array(z.unknown()) })

/**
 * Verifies a message before it parses it. A signed message of a kind that this version does not know is its own, and
 * says nothing.
 */
export function hearSandbox({ headers, body }: RawCall, keys: readonly string[], now: Instant): HeardCall {
  const verified = verifyWebhook(headers, body, { keys, now })
  if (verified.is !== 'own') return verified
  const parsed = envelope.safeParse(parseStrictJson(body))
  if (!parsed.success) return { is: 'forged' }
  const facts = parsed.data.facts.flatMap((fact) => heardFact.safeParse(fact).data ?? [])
  return { is: 'own', id: verified.id, facts }
}
