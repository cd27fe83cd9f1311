import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

export const CODE_LENGTH = 6
export const CODE_LIFETIME_MINUTES = 10
export const CODE_ATTEMPTS_MAX = 5
/** To one number; to another at once, within the day's number. */
export const RESEND_WAIT_SECONDS = 60
/** Of one player, and to one number. */
export const CODES_PER_DAY_MAX = 5

const unixSeconds = z.int()

const phoneState = z.object({
  /** False where the site has nobody to carry text messages. */
  isOffered: z.boolean(),
  /** E.164; null where none was confirmed. */
  phone: z.string().nullable(),
  /** The code that was sent and waits to be typed. */
  pending: z
    .object({
      phone: z.string(),
      expiresAt: unixSeconds,
      attemptsLeft: z.int(),
      /** From when on the code is sent again. */
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
  summary: 'The confirmed number, the code that is under way, and whether its message arrived.',
  reply: phoneReply,
})

export const requestCode = route({
  method: 'POST',
  path: '/rest/player/phone/request/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 10,
  summary: 'Sends a code of six digits to a number; the code before stops working. A confirmed number changes only with proof.',
  body: z.object({ phone: z.string().max(30) }),
  reply: z.discriminatedUnion('success', [
    phoneReply,
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['phone-wrong', 'phone-confirmed', 'wait', 'too-many']),
      /** With 'wait' and 'too-many': when a code is sent again. */
      retryAt: unixSeconds.optional(),
    }),
  ]),
})

export const confirmPhone = route({
  method: 'POST',
  path: '/rest/player/phone/confirm/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 20,
  summary: 'Confirms the number by the code; the first one is rewarded, once for a player and once for a number.',
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
