import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** What may lie under the foil, and how many of a hundred thousand cards hold it. */
export const cardPrize = z.object({
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  chancePer100k: z.int().positive(),
})

export const cardStatus = z.enum(['ready_for_activate', 'available', 'waiting', 'scratched'])

const card = z.object({
  id: z.string(),
  status: cardStatus,
  /** Null until it is scratched. */
  prize: z.object({ coins: wireAmount, entries: wireAmount }).nullable(),
  /** Unix seconds at which it is ready; null where none runs. */
  timer: unixSeconds.nullable(),
})

export const getInfo = route({
  method: 'GET',
  path: '/rest/scratch-card-lottery/get/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The set of cards: how many, what they may hold, and those that were dealt to the player.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      finishedAt: unixSeconds.nullable(),
      cardsInSet: z.int().min(0),
      prizes: z.array(cardPrize),
      cards: z.array(card),
    }),
  }),
})
