import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

export const CODE_LENGTH = 6
export const CODE_LIFETIME_MINUTES = 10
export const CODE_ATTEMPTS_MAX = 5
/** The wait between two codes to one number; another number needs no wait, within the daily limit. */
export const RESEND_WAIT_SECONDS = 60
/** Per player, and per number. */
export const CODES_PER_DAY_MAX = 5

const unixSeconds = z.int()

const phoneState = z.object({
  /** False if the site has no SMS provider. */
  isOffered: z.boolean(),
  /** E.164; null if none is confirmed. */
  phone: z.string().nullable(),
  /** The code that was sent and not yet entered. */
  pending: z
    .object({
      phone: z.string(),
      expiresAt: unixSeconds,
      attemptsLeft: z.int(),
      /** When the code can be sent again. */
      resendAt: unixSeconds,
      delivery: z.enum(['sending', 'delivered', 'failed']),
    })
    .nullable(),
})
export type PhoneState = z.infer<typeof phoneState>

const phoneReply = z.object({ success: z.literal(true), data: phoneState })

export const getPhone = route({
  method: 'GET',
  path: '/rest/player/phone/',
  effect: 'read',
  actor: 'player',
  isUnattended: true,
  summary: 'Returns the confirmed number, the pending code, and its delivery state.',
  reply: phoneReply,
})

export const requestCode = route({
  method: 'POST',
  path: '/rest/player/phone/request/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account-step' },
  callsPerMinuteMax: 10,
  summary:
    'Sends a six-digit code to a number and invalidates the previous code. Replacing a confirmed number requires a recent sign-in (10 minutes).',
  body: z.object({ phone: z.string().max(30) }),
  reply: z.discriminatedUnion('success', [
    phoneReply,
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['phone-wrong', 'phone-confirmed', 'wait', 'too-many']),
      /** With 'wait' and 'too-many': when a code can be sent again. */
      retryAt: unixSeconds.optional(),
    }),
  ]),
})

export const confirmPhone = route({
  method: 'POST',
  path: '/rest/player/phone/confirm/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account-step' },
  callsPerMinuteMax: 20,
  summary: 'Confirms the number with the code. The first confirmation is rewarded once per player and per number.',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ phone: z.string(), reward: z.object({ coins: wireAmount, entries: wireAmount }) }),
    }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['code-wrong', 'code-expired', 'phone-taken']),
      /** With 'code-wrong'. */
      attemptsLeft: z.int().optional(),
    }),
  ]),
})
