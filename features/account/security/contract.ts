import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { PASSWORD_LENGTH_MAX } from '#kernel/password.ts'

/** An authenticator's code has six digits, a code of the list twelve letters in groups. */
export const CODE_LENGTH_MAX = 40

const done = z.object({ success: z.literal(true) })
const refusedFor = <const R extends readonly [string, ...string[]]>(...reasons: R) =>
  z.object({ success: z.literal(false), reasonType: z.enum(reasons) })

const code = z.string().trim().min(1).max(CODE_LENGTH_MAX)
/** Empty for somebody who never chose one. */
const password = z.string().max(PASSWORD_LENGTH_MAX)
const token = z.string().min(20).max(100)

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by a service that brings it to other devices. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const securityState = z.object({
  hasPassword: z.boolean(),
  hasEmail: z.boolean(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  passkeys: z.array(passkey),
  hasAlertsByMail: z.boolean(),
})
export type SecurityState = z.infer<typeof securityState>

export const getSecurity = route({
  method: 'GET',
  path: '/rest/player/security/',
  effect: 'read',
  actor: 'player',
  summary: 'How the player proves who they are, and whether sign-ins are told by mail.',
  reply: z.object({ success: z.literal(true), data: securityState }),
})

export const beginSecondFactor = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/begin/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 10,
  summary: 'Makes a secret for an authenticator app; nothing is on before its first code.',
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** `uri` for the picture, `text` to type. */
      data: z.object({ setup: z.string(), uri: z.string(), text: z.string() }),
    }),
    refusedFor('already-on'),
  ]),
})

const codes = z.object({ success: z.literal(true), data: z.object({ recoveryCodes: z.array(z.string()) }) })

export const enableSecondFactor = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/enable/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 10,
  summary: 'Switches the second factor on by its first code, and tells the recovery codes this once.',
  body: z.object({ setup: token, code }),
  reply: z.discriminatedUnion('success', [codes, refusedFor('wrong-code', 'setup-expired', 'already-on')]),
})

const proven = z.object({ password, code })
const proofFaults = ['wrong-credentials', 'wrong-code', 'locked-out'] as const

export const disableSecondFactor = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/disable/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 10,
  summary: 'Switches the second factor off, by password and a code of the app or the list.',
  body: proven,
  reply: z.discriminatedUnion('success', [done, refusedFor(...proofFaults, 'not-on')]),
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/recovery-codes/',
  effect: 'write',
  actor: 'player',
  callsPerMinuteMax: 10,
  summary: 'Ten fresh recovery codes, by password and code; those before stop working.',
  body: proven,
  reply: z.discriminatedUnion('success', [codes, refusedFor(...proofFaults, 'not-on')]),
})

const signedInReply = z.object({ success: z.literal(true), data: z.object({ playerId: z.string() }) })

export const giveCode = route({
  method: 'POST',
  path: '/rest/player/sign-in/code/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Ends a sign-in that asked for the second factor, by a code of the app or the list.',
  body: z.object({ code }),
  reply: z.discriminatedUnion('success', [
    signedInReply,
    refusedFor('wrong-code', 'locked-out', 'sign-in-again', 'account-closed'),
  ]),
})

export const prove = route({
  method: 'POST',
  path: '/rest/player/security/prove/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Proves anew who is signed in, by password and, where it is on, a code; opens changes for ten minutes.',
  body: proven.extend({ code: z.string().trim().max(CODE_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [done, refusedFor(...proofFaults)]),
})
