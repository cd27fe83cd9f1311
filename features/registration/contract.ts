import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const completeRegistration = route({
  method: 'POST',
  path: '/rest/player/registration/complete/',
  effect: 'write',
  actor: 'visitor',
  summary: 'The signed-in player was greeted: nothing of signing up is open any more. Asked again it changes nothing.',
  reply: z.object({ success: z.literal(true) }),
})
