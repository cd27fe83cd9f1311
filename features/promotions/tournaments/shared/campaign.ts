import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { gameMode, placePrize, scoreRule } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

type PlacePrize = z.infer<typeof placePrize>

/** Each rank has exactly one prize: the table starts at rank 1 without gaps. */
export const hasNoGaps = (prizes: readonly PlacePrize[]): boolean =>
  prizes.every(({ fromPlace, toPlace }, at) => fromPlace === (prizes[at - 1]?.toPlace ?? 0) + 1 && toPlace >= fromPlace)

/** A time window, games, a scoring rule and a prize table; several tournaments may run at the same time. */
export const tournamentsCampaign = defineCampaign({
  feature: 'tournaments',
  config: z.object({
    games: z.array(z.string().max(60)).min(1).max(40),
    /** Rounds played in this mode count. */
    mode: gameMode,
    scoreRule,
    prizes: z.array(placePrize).min(1).max(40).refine(hasNoGaps, 'places follow each other from the first on'),
  }),
  isExclusive: false,
  hasRule: true,
  words: { en, es },
  picture: 'trophy',
  link: '/tournaments',
})
