import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { password, passwordRefusal, signInRefusal } from '#kernel/password.ts'
import { signInPlace } from '#features/account/contract.ts'

/** Both the window in which failures count and the time that a lock lasts. */
export const LOCK_MINUTES = 30

const oneTimeToken = z.string().min(20).max(100)

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

export const signIn = route({
  method: 'POST',
  path: '/rest/player/sign-in/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Signs in by e-mail or login and password; three failures in 30 minutes lock the account.',
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
  summary: 'Mails a reset link where the account exists; the answer is the same where it does not.',
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
  summary: 'Sets a new password by the mailed token (the page is /reset?token=…) and ends every session.',
  callsPerMinuteMax: 10,
  body: z.object({ token: oneTimeToken, password }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['link-expired', ...passwordRefusal.options]))]),
})

export const changePassword = route({
  method: 'POST',
  path: '/rest/player/password/change/',
  effect: 'write',
  actor: 'player',
  summary: 'Sets a new password by the present one, which whoever has none leaves empty; every other session ends.',
  callsPerMinuteMax: 10,
  body: z.object({ password: password.or(z.literal('')), newPassword: password }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum([...signInRefusal.options, ...passwordRefusal.options]))]),
})

export const unlock = route({
  method: 'POST',
  path: '/rest/player/unlock/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Lifts the lock by the mailed token (the page is /signin?unlock=…).',
  callsPerMinuteMax: 10,
  body: z.object({ token: oneTimeToken }),
  reply: z.discriminatedUnion('success', [done, refusedFor(z.enum(['link-expired']))]),
})
