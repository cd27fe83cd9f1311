import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** A possible prize of a card, and its share of 100,000 cards. */
export const cardPrize = z.object({
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  chancePer100k: z.int().positive(),
})

export const cardStatus = z.enum(['ready_for_activate', 'available', 'waiting', 'scratched'])

const card = z.object({
  id: z.string(),
  status: cardStatus,
  /** Null until scratched. */
  prize: z.object({ coins: wireAmount, entries: wireAmount }).nullable(),
  /** Unix seconds when the card is ready; null where none is running. */
  timer: unixSeconds.nullable(),
})

export const getInfo = route({
  method: 'GET',
  path: '/rest/scratch-card-lottery/get/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the set of cards, their possible prizes, and the player’s cards.',
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
