import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** As the profile and `app/init` report it: `url` serves the challenge, `key` identifies this site there. */
export const captchaFacts = z.object({ isEnabled: z.boolean(), key: z.string(), url: z.string() })
export type CaptchaFacts = z.infer<typeof captchaFacts>
export interface WithCaptcha {
  readonly captcha?: CaptchaFacts
}

export const ANSWER_LENGTH_MAX = 8_000

/** A proof-of-work challenge; its content is opaque to everything but the library's two sides. */
export const challenge = z.object({ parameters: z.looseObject({}), signature: z.string() })
export type Challenge = z.infer<typeof challenge>

export const getChallenge = route({
  method: 'GET',
  path: '/rest/captcha/challenge/',
  effect: 'read',
  actor: 'visitor',
  callsPerMinuteMax: 60,
  summary: 'Returns a proof-of-work challenge, or null where the site uses another check or none.',
  reply: z.object({ success: z.literal(true), data: z.object({ challenge: challenge.nullable() }) }),
})

export const answerCaptcha = route({
  method: 'POST',
  path: '/rest/captcha/answer/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 60,
  summary: 'Accepts an answer, once, and allows this browser one guarded call within five minutes.',
  body: z.object({ answer: z.string().min(1).max(ANSWER_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['not-right', 'used-before', 'vendor-down']) }),
  ]),
})
