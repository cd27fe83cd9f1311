import { createHash } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type Challenge, getChallenge } from '../contract.ts'
import type { CaptchaProvider } from './provider.ts'

const CHALLENGE_LASTS_MS = 10 * MINUTE_MS
/** The solution is any of these counters, all equally likely, so none can be skipped. 512 attempts on average. */
export const COUNTERS = 1_024

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ brand: z.string(), until: z.int() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
})

/**
 * Costs the browser a second of processor time and us two derivations. Nothing has to be read, heard or recognized,
 * so there is nothing that anyone could fail at (A11Y-5, WCAG 3.3.8). Challenges are signed, not stored.
 */
export const proofOfWork = (cost: number): CaptchaProvider => ({
  facts: { isEnabled: true, key: '', url: getChallenge.path },
  frameOrigins: [],
  async newChallenge(ctx) {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: counterFrom(ctx.rng.bytes(2)),
      deriveKey,
      // Our own expiry: the library's check reads its own clock.
      data: { brand: ctx.theme.id, until: ctx.clock.now() + CHALLENGE_LASTS_MS },
      hmacSignatureSecret: secretOf(ctx),
    })
    return { parameters: { ...parameters }, signature: signature! } satisfies Challenge
  },
  async check(ctx, answer) {
    const read = payload.safeParse(parsed(answer))
    if (!read.success) return undefined
    const { brand, until } = read.data.challenge.parameters.data
    if (brand !== ctx.theme.id || until <= ctx.clock.now()) return undefined
    const given = read.data as unknown as Payload
    const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: secretOf(ctx) })
    const once = createHash('sha256').update(read.data.challenge.signature).digest('hex')
    return verified ? { once, expiresAt: until as Instant } : undefined
  },
})

const counterFrom = ([high = 0, low = 0]: Uint8Array): number => ((high << 8) | low) % COUNTERS

const secretOf = ({ vault }: VisitorContext): string => Buffer.from(vault.keyFor('captcha')).toString('hex')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
