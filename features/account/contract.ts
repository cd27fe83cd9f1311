import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'
import { password, passwordRefusal } from '#kernel/password.ts'
import { balances, gameMode } from '#features/game-session/contract.ts'
import { profile } from './shared/profile.ts'
import { signInPlace } from './shared/sign-in-place.ts'

export type { Profile } from './shared/profile.ts'
export type { SignInPlace } from './shared/sign-in-place.ts'

/** Idle for so long, a player gives the password again before any game or money action. */
export const IDLE_MINUTES_MAX = 30
/** Both the window in which failures count and the time that a lock lasts. */
export const LOCK_MINUTES = 30
const oneTimeToken = z.string().min(20).max(100)

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

/** The same words whether the account exists or not. */
export const signInRefusal = z.enum(['wrong-credentials', 'locked-out'])

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

export const signOut = route({
  method: 'GET',
  path: '/rest/logout/',
  effect: 'write',
  actor: 'visitor',
  alsoPost: true,
  summary: 'Ends the session; a guest gets the same answer.',
  reply: done,
})

export const confirmPassword = route({
  method: 'POST',
  path: '/rest/player/confirm-password/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Wakes a session after 30 idle minutes. Failures count towards the lock, like those of sign-in.',
  callsPerMinuteMax: 20,
  body: z.object({ password }),
  reply: z.discriminatedUnion('success', [done, refusedFor(signInRefusal)]),
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

export const sessionItem = signInPlace.extend({
  id: z.string(),
  lastActiveAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export const listSessions = route({
  method: 'GET',
  path: '/rest/player/sessions/',
  effect: 'read',
  actor: 'player',
  summary: 'Where the player is signed in, the latest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ sessions: z.array(sessionItem) }) }),
})

export const revokeSessions = route({
  method: 'POST',
  path: '/rest/player/sessions/revoke/',
  effect: 'write',
  actor: 'player',
  summary: 'Ends one session of the player by its id, or all others.',
  body: z.union([z.object({ id: z.string() }), z.object({ all: z.literal('others') })]),
  reply: z.object({ success: z.literal(true), data: z.object({ revoked: z.int() }) }),
})

export const handleRequest = route({
  method: 'GET',
  path: '/rest/request/handle/',
  effect: 'read',
  actor: 'visitor',
  summary: 'For the page server, before it renders: who is asking, and where to send them instead.',
  /** The page's own query, and its path as `path`. */
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  reply: z.object({ authorized: z.boolean(), redirectUrl: z.string().nullable() }),
})

export const initApp = route({
  method: 'GET',
  path: '/rest/app/init/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What every page starts with, for guests too.',
  reply: z.object({
    success: z.literal(true),
    data: z.looseObject({
      isGuest: z.boolean(),
      favoriteGames: z.array(z.string()),
      bannerPresetPackage: z.unknown().nullable(),
    }),
  }),
})

export const getProfile = route({
  method: 'GET',
  path: '/rest/player/profile/',
  effect: 'read',
  actor: 'player',
  summary: 'Everything the page knows of its player, gathered from all slices.',
  reply: z.object({ success: z.literal(true), data: profile }),
})

const switched = z.object({ success: z.literal(true), gameMode })

export const switchToSweepStakes = route({
  method: 'GET',
  path: '/rest/player/game-mode/switch-to-sweep-stakes/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  summary: 'Plays in entries from now on.',
  reply: switched,
})

export const switchToTournamentPoints = route({
  method: 'GET',
  path: '/rest/player/game-mode/switch-to-tournament-points/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  summary: 'Plays in coins from now on.',
  reply: switched,
})

export const setBalancePush = definePush({
  pushType: 'setBalance',
  /** Apply it only where `version` is greater than the version already shown. */
  data: balances.extend({
    /** The kind of the transfer: `round`, `daily-login` … */
    reason: z.string(),
    ledgerId: z.string(),
  }),
  samples: {
    setBalance: {
      version: 1_000_000,
      coins: 2_500_000,
      tourPoints: 120_000,
      entries: 4_000,
      winnings: 350,
      reason: 'daily-login',
      ledgerId: 'txn_00000000000000000000000001',
    },
  },
})

/** Something about the account has changed, here or on another device: look again. */
export const profilePush = definePush({
  pushType: 'profile',
  data: z.object({ action: z.literal('changed') }),
  samples: { changed: { action: 'changed' } },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    setBalance: PushData<typeof setBalancePush>
    profile: PushData<typeof profilePush>
  }
}
