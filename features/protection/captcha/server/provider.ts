import type { Instant } from '#kernel/time.ts'
import type { CaptchaConfig } from '#platform/config/captcha.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { CaptchaFacts, Challenge } from '../contract.ts'
import { proofOfWork } from './proof-of-work.ts'
import { vendorCaptcha } from './vendor-captcha.ts'

/** An answer that is right: the key under which it counts once, and until when it could come again. */
export interface Right {
  readonly once: string
  readonly expiresAt: Instant
}

/** A way to tell people from machines. */
export interface CaptchaProvider {
  readonly facts: CaptchaFacts
  /** Pages of others that it shows in frames. */
  readonly frameOrigins: readonly string[]
  /** The question, where it is ours to put. */
  newChallenge?(ctx: VisitorContext): Promise<Challenge>
  /** Undefined for a wrong answer. Throws where somebody else has to say, and does not. */
  check(ctx: VisitorContext, answer: string): Promise<Right | undefined>
}

/** Undefined where nothing is asked. */
export function providerOf(config: CaptchaConfig): CaptchaProvider | undefined {
  if (config.kind === 'proof-of-work') return proofOfWork(config.cost)
  return config.kind === 'vendor' ? vendorCaptcha(config.vendor) : undefined
}
