import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { placePrize, scoreRule } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

type PlacePrize = z.infer<typeof placePrize>

/** Each place has one prize: the table begins at the first place and leaves none out. */
export const hasNoGaps = (prizes: readonly PlacePrize[]): boolean =>
  prizes.every(({ fromPlace, toPlace }, at) => fromPlace === (prizes[at - 1]?.toPlace ?? 0) + 1 && toPlace >= fromPlace)

/** A window, some games, a score and a table of prizes; several may go on at once. */
export const tournamentsCampaign = defineCampaign({
  feature: 'tournaments',
  config: z.object({
    games: z.array(z.string().max(60)).min(1).max(40),
    scoreRule,
    prizes: z.array(placePrize).min(1).max(40).refine(hasNoGaps, 'places follow each other from the first on'),
  }),
  isExclusive: false,
  words: { en, es },
  picture: 'trophy',
  link: '/tournaments',
})
