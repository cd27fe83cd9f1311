import { z } from 'zod'
import { wireAmount } from './contract.ts'

/** Free spins as operators configure them in a campaign. */
export const freeSpinsPrize = z.object({
  game: z.string().min(1).max(60).meta({ title: 'Game (its slug)' }),
  count: z.int().min(1).max(100),
  betLevel: wireAmount.positive().meta({ title: 'Play amount of a spin' }),
  lifetimeSeconds: z
    .int()
    .min(3_600)
    .max(30 * 86_400)
    .meta({ title: 'Use within' }),
})
