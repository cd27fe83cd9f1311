import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'
import { password, signInRefusal } from '#kernel/password.ts'
import { balances, gameMode } from '#features/game-session/contract.ts'
import { profile } from './shared/profile.ts'
import { signInPlace } from './shared/sign-in-place.ts'

export type { Profile } from './shared/profile.ts'
export { type SignInPlace, signInPlace } from './shared/sign-in-place.ts'

/** Idle for so long, a player gives the password again before any game or money action. */
export const IDLE_MINUTES_MAX = 30

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

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
