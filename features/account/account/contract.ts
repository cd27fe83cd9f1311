import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { NamedKeys, ProfilePart } from '#kernel/profile.ts'
import { definePush } from '#kernel/push.ts'
import { password, signInRefusal } from '#kernel/password.ts'
import { balances, gameMode } from '#features/play/game-session/contract.ts'
import { profile } from './shared/profile.ts'
import { signInPlace } from './shared/sign-in-place.ts'

export type { Profile } from './shared/profile.ts'
export { type SignInPlace, signInPlace } from './shared/sign-in-place.ts'

/** After this idle time the player must enter the password again before any game or money action. */
export const IDLE_MINUTES_MAX = 30

const done = z.object({ success: z.literal(true) })
const refusedFor = <R extends z.ZodType>(reasonType: R) => z.object({ success: z.literal(false), reasonType })

export const signOut = route({
  method: 'GET',
  path: '/rest/logout/',
  effect: 'write',
  actor: 'visitor',
  alsoPost: true,
  summary: 'Ends the session. Guests get the same reply.',
  reply: done,
})

export const confirmPassword = route({
  method: 'POST',
  path: '/rest/player/confirm-password/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Resumes a session after 30 idle minutes. Failures count toward the sign-in lock.',
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
  summary: 'Lists the player’s sessions, newest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ sessions: z.array(sessionItem) }) }),
})

export const revokeSessions = route({
  method: 'POST',
  path: '/rest/player/sessions/revoke/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Ends one session of the player by id, or all others.',
  body: z.union([z.object({ id: z.string() }), z.object({ all: z.literal('others') })]),
  reply: z.object({ success: z.literal(true), data: z.object({ revoked: z.int() }) }),
})

export const handleRequest = route({
  method: 'GET',
  path: '/rest/request/handle/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns to the page server whether the visitor is authorized and where to redirect them.',
  /** The page's query string, and its path as `path`. */
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  reply: z.object({ authorized: z.boolean(), redirectUrl: z.string().nullable() }),
})

export const initApp = route({
  method: 'GET',
  path: '/rest/app/init/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns what every page needs to start, for guests too.',
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
  summary: 'Returns the player’s profile with the fragments of all features.',
  reply: z.object({ success: z.literal(true), data: profile }),
})

const switched = z.object({ success: z.literal(true), gameMode })

export const switchToSweepStakes = route({
  method: 'GET',
  path: '/rest/player/game-mode/switch-to-sweep-stakes/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  alsoPost: true,
  summary: 'Switches the player to playing with entries.',
  reply: switched,
})

export const switchToTournamentPoints = route({
  method: 'GET',
  path: '/rest/player/game-mode/switch-to-tournament-points/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  alsoPost: true,
  summary: 'Switches the player to playing with coins.',
  reply: switched,
})

export const setBalancePush = definePush({
  pushType: 'setBalance',
  /** Apply only if `version` is greater than the version already shown. */
  data: balances.extend({
    /** The transfer's kind: `round`, `daily-login` … */
    reason: z.string(),
    ledgerId: z.string(),
  }),
})

/** The account has changed, here or on another device: refetch it. */
export const profilePush = definePush({
  pushType: 'profile',
  data: z.object({ action: z.literal('changed') }),
})

/** What the profile says before any other slice does; what they say of the same keys counts. */
export type OwnProfile = NamedKeys<ProfilePart<typeof profile>>
