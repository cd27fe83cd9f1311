import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const role = z.enum(['owner', 'editor', 'support', 'auditor'])
const wish = z.enum(['owner', 'editor', 'support', 'auditor', 'off', 'renew'])
const id = z.string().startsWith('opr_').max(60)
const password = z.string().min(1).max(200)
const code = z.string().trim().min(1).max(20)

const member = z.object({
  id: z.string(),
  name: z.string(),
  role,
  state: z.enum(['active', 'invited', 'off']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
  /** What an owner asked for and a second one has to agree to. */
  wish: z.object({ what: wish, by: z.string(), isYours: z.boolean() }).nullable(),
})
export type Member = z.infer<typeof member>

export const listTeam = route({
  method: 'GET',
  path: '/rest/operator/team/',
  effect: 'read',
  actor: 'visitor',
  summary: 'For operators: who runs the site, in which role, and which changes wait for a second owner.',
  reply: z.object({ success: z.literal(true), data: z.object({ team: z.array(member), mayManage: z.boolean() }) }),
})

/** The path that leads to the choice of a password, told this once. */
const link = z.object({ path: z.string(), until: z.iso.datetime() })

export const inviteOperator = route({
  method: 'POST',
  path: '/rest/operator/team/invite/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For owners: makes an operator who chooses a password by a link. An owner is made of one who is there already.',
  callsPerMinuteMax: 20,
  body: z.object({
    name: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z0-9.-]{1,60}$/),
    role: z.enum(['editor', 'support', 'auditor']),
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
  actor: 'visitor',
  summary: 'For owners: another role, no more access, or a fresh link. What makes or changes an owner waits for a second one.',
  callsPerMinuteMax: 20,
  body: z.object({ id, what: wish }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isDone: z.boolean(), link: link.nullable() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['last-owner', 'changed-meanwhile']) }),
  ]),
})

export const answerWish = route({
  method: 'POST',
  path: '/rest/operator/team/answer/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For owners: agrees to what another owner asked for, or takes the question away.',
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
  summary: 'Chooses the password of an invited operator, by the token of the link.',
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
  actor: 'visitor',
  summary: 'For operators: how many recovery codes of one’s own are left.',
  reply: z.object({ success: z.literal(true), data: z.object({ recoveryCodesLeft: z.int() }) }),
})

export const changeOwnAccess = route({
  method: 'POST',
  path: '/rest/operator/access/change/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators, by password and code: another password, fresh recovery codes, or a new app at the next sign-in.',
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
