import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const operator = z.object({ name: z.string() })

export const signInOperator = route({
  method: 'POST',
  path: '/rest/operator/sign-in/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Signs an operator in; three wrong tries in half an hour lock the name.',
  body: z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(200) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: operator }),
    z.object({ success: z.literal(false), reasonType: z.enum(['wrong', 'locked']) }),
  ]),
  callsPerMinuteMax: 10,
})

export const signOutOperator = route({
  method: 'POST',
  path: '/rest/operator/sign-out/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Ends the operator’s session of this browser.',
  reply: z.object({ success: z.literal(true) }),
})

export const getOperator = route({
  method: 'GET',
  path: '/rest/operator/me/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Who is signed in as an operator, if anybody, and which brand’s site this is.',
  reply: z.object({ success: z.literal(true), data: operator.extend({ brand: z.string() }).nullable() }),
})
