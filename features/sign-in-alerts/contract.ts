import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const done = z.object({ success: z.literal(true) })

export const chooseAlerts = route({
  method: 'POST',
  path: '/rest/player/security/alerts/',
  effect: 'write',
  actor: 'player',
  summary: 'Whether a sign-in from a new device is told by mail.',
  body: z.object({ byMail: z.boolean() }),
  reply: done,
})

export const notMe = route({
  method: 'POST',
  path: '/rest/player/security/not-me/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Ends the session that a mail told of, and opens the way to a new password.',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ resetToken: z.string() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('link-expired') }),
  ]),
})
