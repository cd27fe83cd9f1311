import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { password, passwordRefusal, signInRefusal } from '#kernel/password.ts'
import { signInPlace } from '#features/account/account/contract.ts'

/** Both the window in which failures count and the duration of a lock. */
export const LOCK_MINUTES = 30

const oneTimeToken = z.string().min(20).max(100)

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

export const signIn = route({
  method: 'POST',
  path: '/rest/player/sign-in/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Signs in by email or username and password. Three failures in 30 minutes lock the account.',
  wantsPerson: 'after-failures',
  callsPerMinuteMax: 20,
  body: z.object({ identifier: z.string().trim().min(1).max(254), password }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ playerId: z.string(), previousSignIn: signInPlace.nullable() }) }),
    refusedFor(z.enum([...signInRefusal.options, 'second-factor-needed', 'account-closed'])),
  ]),
})

export const requestReset = route({
  method: 'POST',
  path: '/rest/player/password/request-reset/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Sends a password reset link if the account exists. The reply is the same either way.',
  wantsPerson: 'always',
  callsPerMinuteMax: 5,
  body: z.object({ identifier: z.string().trim().min(1).max(254) }),
  reply: done,
})

export const resetPassword = route({
  method: 'POST',
  path: '/rest/player/password/reset/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Sets a new password by the token from the link (the page is /reset?token=…) and ends every session.',
  callsPerMinuteMax: 10,
  body: z.object({ token: oneTimeToken, password }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['link-expired', ...passwordRefusal.options]))]),
})

export const changePassword = route({
  method: 'POST',
  path: '/rest/player/password/change/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary:
    'Changes the password, given the current one, which stays empty for a player without one. Ends every other session. Idempotent by Idempotency-Key for an hour.',
  callsPerMinuteMax: 10,
  body: z.object({ password: password.or(z.literal('')), newPassword: password }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum([...signInRefusal.options, ...passwordRefusal.options]))]),
})

export const unlock = route({
  method: 'POST',
  path: '/rest/player/unlock/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Lifts the lock by the token from the link (the page is /signin?unlock=…).',
  callsPerMinuteMax: 10,
  body: z.object({ token: oneTimeToken }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['link-expired']))]),
})
