import type { Instant } from '#kernel/time.ts'
import type { CaptchaConfig } from '#platform/config/captcha.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { CaptchaFacts, Challenge } from '../contract.ts'
import { proofOfWork } from './proof-of-work.ts'
import { vendorCaptcha } from './vendor-captcha.ts'

/** A valid answer: the key that makes it single-use, and when a replay becomes impossible. */
export interface Right {
  readonly once: string
  readonly expiresAt: Instant
}

/** A CAPTCHA provider. */
export interface CaptchaProvider {
  readonly facts: CaptchaFacts
  /** External origins that it shows in frames. */
  readonly frameOrigins: readonly string[]
  /** Creates a challenge, if this site issues them itself. */
  newChallenge?(ctx: VisitorContext): Promise<Challenge>
  /** Undefined for a wrong answer. Throws if an external service does not answer. */
  check(ctx: VisitorContext, answer: string): Promise<Right | undefined>
}

/** Undefined if no CAPTCHA is configured. */
export function providerOf(config: CaptchaConfig): CaptchaProvider | undefined {
  if (config.kind === 'proof-of-work') return proofOfWork(config.cost)
  return config.kind === 'vendor' ? vendorCaptcha(config.vendor) : undefined
}
