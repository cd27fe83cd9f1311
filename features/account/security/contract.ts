import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { PASSWORD_LENGTH_MAX } from '#kernel/password.ts'

/** An authenticator code has six digits, a recovery code twelve letters in groups. */
export const CODE_LENGTH_MAX = 40

const done = z.object({ success: z.literal(true) })
const refusedFor = <const R extends readonly [string, ...string[]]>(...reasons: R) =>
  z.object({ success: z.literal(false), reasonType: z.enum(reasons) })

const code = z.string().trim().min(1).max(CODE_LENGTH_MAX)
/** Empty if the player never chose one. */
const password = z.string().max(PASSWORD_LENGTH_MAX)
const token = z.string().min(20).max(100)

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Synced to other devices by a service. */
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
  summary: 'Returns the player’s sign-in methods and whether sign-in alerts are sent.',
  reply: z.object({ success: z.literal(true), data: securityState }),
})

export const beginSecondFactor = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/begin/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 10,
  summary: 'Creates a secret for an authenticator app. Two-step verification starts with its first code.',
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      /** `uri` for the QR code, `text` for typing. */
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
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 10,
  summary: 'Turns two-step verification on with its first code and returns the recovery codes once.',
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
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 10,
  summary: 'Turns two-step verification off, by password and a code from the app or the recovery list.',
  body: proven,
  reply: z.discriminatedUnion('success', [done, refusedFor(...proofFaults, 'not-on')]),
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/rest/player/security/second-factor/recovery-codes/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 10,
  summary: 'Creates ten new recovery codes, by password and code. Invalidates the old ones.',
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
  summary: 'Completes a sign-in that needs the second factor, with a code from the app or the recovery list.',
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
  summary:
    'Verifies the signed-in player again by password and, where it is on, a code. Allows security changes for ten minutes.',
  body: proven.extend({ code: z.string().trim().max(CODE_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [done, refusedFor(...proofFaults)]),
})

export const chooseAlerts = route({
  method: 'POST',
  path: '/rest/player/security/alerts/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Turns email alerts for sign-ins from new devices on or off.',
  body: z.object({ byMail: z.boolean() }),
  reply: done,
})

export const notMe = route({
  method: 'POST',
  path: '/rest/player/security/not-me/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Ends the session that an alert reported and opens a password reset.',
  body: z.object({ token }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ resetToken: z.string() }) }),
    refusedFor('link-expired'),
  ]),
})
