import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { isWhole, WRONG_CHANCES } from '#kernel/prize-table.ts'
import { cardPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'
import { CARDS_MAX, PRIZES_MAX } from './cards.ts'

const DAY_SECONDS = 86_400

/** A set of cards that are earned by playing or buying, valid until the campaign's end. */
export const scratchCardsCampaign = defineCampaign({
  feature: 'scratch-cards',
  config: z
    .object({
      cardsInSet: z.int().min(1).max(CARDS_MAX).meta({ title: 'Cards in a set' }),
      freeCards: z.int().min(0).max(CARDS_MAX).default(1).meta({ title: 'Cards that everyone has from the start' }),
      dailyRounds: z
        .array(z.int().min(1).max(100_000))
        .min(1)
        .max(5)
        .refine((rounds) => rounds.every((count, at) => at === 0 || count > rounds[at - 1]!), 'numbers of rounds that rise')
        .default([10])
        .meta({ title: 'Rounds a day that earn a card each' }),
      purchaseCents: z
        .int()
        .positive()
        .nullable()
        .default(null)
        .meta({ title: 'Smallest purchase that earns a card, in US dollars' }),
      /** From a card that may be scratched until the next one may be. */
      timerSeconds: z.int().min(0).max(DAY_SECONDS).meta({ title: 'Time between cards, in seconds', experiment: true }),
      prizes: z.array(cardPrize).min(1).max(PRIZES_MAX).refine(isWhole, WRONG_CHANCES).meta({ title: 'Prizes' }),
    })
    .refine(
      ({ purchaseCents, prizes }) => purchaseCents === null || prizes.every(({ entries }) => entries === 0),
      'coins only where purchases earn cards',
    ),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'scratch-ticket',
  link: '/scratch-cards',
})
