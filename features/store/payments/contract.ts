import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** A payment provider reports facts. The signature is the provider's own, so the body is checked by its adapter. */
export const hearProvider = route({
  method: 'POST',
  path: '/rest/payments/hear/:provider/',
  effect: 'write',
  actor: 'provider',
  /** A provider sends the messages of all its payments from a few addresses. */
  callsPerMinuteMax: 60_000,
  summary: 'Takes a signed message of a payment provider. Idempotent; messages about unknown payments are kept.',
  params: z.object({ provider: z.string().max(40) }),
  body: z.unknown(),
  reply: z.object({ success: z.boolean() }),
  answerMisfit: () => ({ success: false }),
})
