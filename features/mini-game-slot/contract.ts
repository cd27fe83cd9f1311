import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

export const miniLevel = z.object({ level: z.int().min(1), coins: wireAmount.min(0) })

export const getInfo = route({
  method: 'GET',
  path: '/rest/mini-game-slot/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The levels of the mini game and what each is worth.',
  reply: z.object({ success: z.literal(true), data: z.object({ campaign: campaignOnPage, levels: z.array(miniLevel) }) }),
})
