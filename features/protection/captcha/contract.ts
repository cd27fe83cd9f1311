import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** As profile and `app/init` have it: `url` is where the question comes from, `key` names this site to it. */
export const captchaFacts = z.object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })
export type CaptchaFacts = z.infer<typeof captchaFacts>
export interface WithCaptcha {
  readonly captcha?: CaptchaFacts
}

export const ANSWER_LENGTH_MAX = 8_000

/** A sum for the browser; what is in it is between its two sides of the library. */
export const challenge = z.object({ parameters: z.looseObject({}), signature: z.string() })
export type Challenge = z.infer<typeof challenge>

export const getChallenge = route({
  method: 'GET',
  path: '/rest/captcha/challenge/',
  effect: 'read',
  actor: 'visitor',
  callsPerMinuteMax: 60,
  summary: 'A sum for the browser to do; null where the site asks in another way or not at all.',
  reply: z.object({ success: z.literal(true), data: z.object({ challenge: challenge.nullable() }) }),
})

export const answerCaptcha = route({
  method: 'POST',
  path: '/rest/captcha/answer/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 60,
  summary: 'Takes an answer, once, and lets this browser make one guarded call within five minutes.',
  body: z.object({ answer: z.string().min(1).max(ANSWER_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['not-right', 'used-before', 'vendor-down']) }),
  ]),
})
