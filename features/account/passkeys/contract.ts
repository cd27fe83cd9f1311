import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_LENGTH_MAX = 40

const done = z.object({ success: z.literal(true) })
const refusedFor = <const R extends readonly [string, ...string[]]>(...reasons: R) =>
  z.object({ success: z.literal(false), reasonType: z.enum(reasons) })
const signedInReply = z.object({ success: z.literal(true), data: z.object({ playerId: z.string() }) })

const token = z.string().min(20).max(100)

/** What browsers and authenticators exchange is theirs; the server's library reads it. */
const webauthnOptions = z.looseObject({ challenge: z.string() })
const webauthnAnswer = z.looseObject({
  id: z.string().min(1).max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(5_000) }),
  clientExtensionResults: z.looseObject({}),
})

export const beginPasskey = route({
  method: 'POST',
  path: '/rest/player/passkeys/begin/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 20,
  summary: 'What the browser needs to make a passkey.',
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ setup: z.string(), options: webauthnOptions }) }),
    refusedFor('too-many'),
  ]),
})

export const addPasskey = route({
  method: 'POST',
  path: '/rest/player/passkeys/add/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 20,
  summary: 'Keeps a passkey under a name.',
  body: z.object({ setup: token, name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH_MAX), answer: webauthnAnswer }),
  reply: z.discriminatedUnion('success', [done, refusedFor('setup-expired', 'not-verified', 'already-kept', 'too-many')]),
})

export const removePasskey = route({
  method: 'POST',
  path: '/rest/player/passkeys/remove/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 20,
  summary: 'Forgets a passkey, unless it is the last way to sign in.',
  body: z.object({ id: z.string().max(1_400) }),
  reply: z.discriminatedUnion('success', [done, refusedFor('last-way-in')]),
})

export const askPasskey = route({
  method: 'POST',
  path: '/rest/player/sign-in/passkey/begin/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 30,
  summary: 'What the browser needs to offer the passkeys that it has for this site.',
  reply: z.object({ success: z.literal(true), data: z.object({ challenge: z.string(), options: webauthnOptions }) }),
})

const passkeyAnswer = z.object({ challenge: token, answer: webauthnAnswer })

export const signInByPasskey = route({
  method: 'POST',
  path: '/rest/player/sign-in/passkey/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Signs in by a passkey, which proves everything at once, and lifts a lock.',
  body: passkeyAnswer,
  reply: z.discriminatedUnion('success', [signedInReply, refusedFor('unknown-passkey', 'account-closed')]),
})

export const proveByPasskey = route({
  method: 'POST',
  path: '/rest/player/security/prove/passkey/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Proves anew who is signed in, by a passkey of theirs; wakes an idle session too.',
  body: passkeyAnswer,
  reply: z.discriminatedUnion('success', [done, refusedFor('unknown-passkey')]),
})
