import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

export const confirmEmail = route({
  method: 'POST',
  path: '/rest/player/email/confirm/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Confirms the email by the token from the link (/?openNotify=EMAIL_VERIFIED&token=…) and pays the reward once.',
  callsPerMinuteMax: 20,
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** The reward of the confirmation, also returned on a repeat. */
      data: z.object({ reward: z.object({ coins: wireAmount, entries: wireAmount }) }),
    }),
    refusedFor(z.enum(['link-expired'])),
  ]),
})

export const setEmail = route({
  method: 'POST',
  path: '/rest/player/email/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account-step' },
  summary:
    'Sets an email for an account without one, or replaces an unconfirmed one, and sends the link. Requires a recent sign-in (10 minutes).',
  callsPerMinuteMax: 5,
  body: z.object({ email: z.email().max(254) }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['email-taken', 'already-confirmed']))]),
})

export const resendConfirmation = route({
  method: 'POST',
  path: '/rest/player/email/resend/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Sends the confirmation link to the signed-in player again.',
  callsPerMinuteMax: 3,
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['no-email', 'already-confirmed']))]),
})
