import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_LENGTH_MAX = 40

const done = z.object({ success: z.literal(true) })
const refusedFor = <const R extends readonly [string, ...string[]]>(...reasons: R) =>
  z.object({ success: z.literal(false), reasonType: z.enum(reasons) })
const signedInReply = z.object({ success: z.literal(true), data: z.object({ playerId: z.string() }) })

const token = z.string().min(20).max(100)

/** The browser and authenticator define these payloads; the server's library parses them. */
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
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 20,
  summary: 'Returns the options the browser needs to create a passkey.',
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
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 20,
  summary: 'Saves a passkey under a name.',
  body: z.object({ setup: token, name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH_MAX), answer: webauthnAnswer }),
  reply: z.discriminatedUnion('success', [done, refusedFor('setup-expired', 'not-verified', 'already-kept', 'too-many')]),
})

export const removePasskey = route({
  method: 'POST',
  path: '/rest/player/passkeys/remove/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 20,
  summary: 'Deletes a passkey, unless it is the last way to sign in.',
  body: z.object({ id: z.string().max(1_400) }),
  reply: z.discriminatedUnion('success', [done, refusedFor('last-way-in')]),
})

export const askPasskey = route({
  method: 'POST',
  path: '/rest/player/sign-in/passkey/begin/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 30,
  summary: 'Returns the options the browser needs to offer its passkeys for this site.',
  reply: z.object({ success: z.literal(true), data: z.object({ challenge: z.string(), options: webauthnOptions }) }),
})

const passkeyAnswer = z.object({ challenge: token, answer: webauthnAnswer })

export const signInByPasskey = route({
  method: 'POST',
  path: '/rest/player/sign-in/passkey/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Signs in with a passkey, which counts as both factors, and lifts a lock.',
  body: passkeyAnswer,
  reply: z.discriminatedUnion('success', [signedInReply, refusedFor('unknown-passkey', 'account-closed')]),
})

export const proveByPasskey = route({
  method: 'POST',
  path: '/rest/player/security/prove/passkey/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Verifies the signed-in player again with a passkey and resumes an idle session.',
  body: passkeyAnswer,
  reply: z.discriminatedUnion('success', [done, refusedFor('unknown-passkey')]),
})
