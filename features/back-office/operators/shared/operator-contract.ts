import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { operatorRoleNames } from '#kernel/operator-rights.ts'

const role = z.enum(operatorRoleNames)
const wish = z.enum([...operatorRoleNames, 'off', 'renew'])
const id = z.string().startsWith('opr_').max(60)
const password = z.string().min(1).max(200)
const code = z.string().trim().min(1).max(20)

const member = z.object({
  id: z.string(),
  name: z.string(),
  role,
  /** Their own: the player account with this address is barred from entries. Null while unknown. */
  email: z.string().nullable(),
  state: z.enum(['active', 'invited', 'off']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
  /** A change that one owner requested and a second one has to approve. */
  wish: z.object({ what: wish, by: z.string(), isYours: z.boolean() }).nullable(),
})
export type Member = z.infer<typeof member>

export const listTeam = route({
  method: 'GET',
  path: '/rest/operator/team/',
  effect: 'read',
  actor: 'operator',
  right: 'operators-read',
  summary: 'Operators: lists the team with roles and the changes that need a second owner.',
  reply: z.object({ success: z.literal(true), data: z.object({ team: z.array(member), mayManage: z.boolean() }) }),
})

/** The path to the choice of a password, shown only once. */
const link = z.object({ path: z.string(), until: z.iso.datetime() })

export const inviteOperator = route({
  method: 'POST',
  path: '/rest/operator/team/invite/',
  effect: 'write',
  actor: 'operator',
  right: 'operators-manage',
  summary: 'Owners: creates an operator who sets a password by link. Only an existing operator can become an owner.',
  callsPerMinuteMax: 20,
  body: z.object({
    name: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z0-9.-]{1,60}$/),
    role: role.exclude(['owner']),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: link }),
    z.object({ success: z.literal(false), reasonType: z.enum(['name-taken']) }),
  ]),
})

export const changeOperator = route({
  method: 'POST',
  path: '/rest/operator/team/change/',
  effect: 'write',
  actor: 'operator',
  right: 'operators-manage',
  summary: 'Owners: changes a role, removes access, or sends a new link. Changes to owners need a second owner.',
  callsPerMinuteMax: 20,
  body: z.object({ id, what: wish }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isDone: z.boolean(), link: link.nullable() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['last-owner', 'changed-meanwhile']) }),
  ]),
})

export const giveOperatorEmail = route({
  method: 'POST',
  path: '/rest/operator/team/email/',
  effect: 'write',
  actor: 'operator',
  right: 'operators-manage',
  summary: 'Owners: records an operator’s personal email address, whose player account is then barred from entries. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({ id, email: z.email().max(200) }),
  reply: z.object({ success: z.literal(true) }),
})

export const answerWish = route({
  method: 'POST',
  path: '/rest/operator/team/answer/',
  effect: 'write',
  actor: 'operator',
  right: 'operators-manage',
  summary: 'Owners: approves or withdraws a change that another owner requested.',
  callsPerMinuteMax: 20,
  body: z.object({ id, what: wish, isAgreed: z.boolean() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ link: link.nullable() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['last-owner', 'changed-meanwhile', 'your-own']) }),
  ]),
})

export const joinTeam = route({
  method: 'POST',
  path: '/rest/operator/join/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Sets an invited operator’s password by the token from the link.',
  callsPerMinuteMax: 10,
  body: z.object({ token: z.string().min(1).max(100), password }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ name: z.string() }) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['link-over', 'password-short', 'password-common', 'password-personal', 'password-guessable']),
    }),
  ]),
})

export const getOwnAccess = route({
  method: 'GET',
  path: '/rest/operator/access/',
  effect: 'read',
  actor: 'operator',
  right: 'content-read',
  summary: 'Operators: returns how many of their own recovery codes are left.',
  reply: z.object({ success: z.literal(true), data: z.object({ recoveryCodesLeft: z.int() }) }),
})

export const changeOwnAccess = route({
  method: 'POST',
  path: '/rest/operator/access/change/',
  effect: 'write',
  actor: 'operator',
  right: 'content-read',
  summary:
    'Operators: changes the password, renews recovery codes, or resets the app for the next sign-in. Requires password and code.',
  callsPerMinuteMax: 10,
  body: z.object({ what: z.enum(['password', 'codes', 'app']), password, code, newPassword: password.optional() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ recoveryCodes: z.array(z.string()).nullable() }) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['wrong', 'locked', 'password-short', 'password-common', 'password-personal', 'password-guessable']),
    }),
  ]),
})
