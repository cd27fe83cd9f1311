import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, unixSeconds } from '#kernel/contract.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { chancePer100k, shownPrizes } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'

const reward = z.object(prizeAmounts)

/** A possible prize of a card, and its share of 100,000 cards. */
export const cardPrize = reward.extend({ chancePer100k })

/**
 * `ready_for_activate`: may be scratched. `available`: dealt, its timer runs. `earned`: may be dealt. `locked`: to be earned.
 */
const cardStatus = z.enum(['ready_for_activate', 'available', 'earned', 'locked', 'scratched'])

const card = z.object({
  /** Its number in the set. */
  id: z.int().min(1),
  status: cardStatus,
  /** As paid. Null until scratched, and in pushes. */
  prize: reward.nullable(),
  /** When it may be scratched; null unless its timer runs. */
  timer: unixSeconds.nullable(),
})
export type Card = z.infer<typeof card>

/** The player's set. */
const cardSet = playerState({
  cards: z.array(card),
  finishedAt: unixSeconds.nullable(),
  /** Rounds that the player has played today, and the number that earns the next card; null when today has no more. */
  rounds: z.int().min(0),
  roundsForNext: z.int().min(1).nullable(),
})
export type CardSet = z.infer<typeof cardSet>

/** While no set runs. */
export const NO_SET: CardSet = { cards: [], finishedAt: null, rounds: 0, roundsForNext: null, version: 0 }

/** `progress`: a round counted. `earned`: a card may be dealt. `ready`: one may be scratched. `dealt` and `scratched`: by the player. */
export const scratchCardsPush = statePush('scratchCardLottery', cardSet, {
  actions: ['progress', 'earned', 'dealt', 'ready', 'scratched'],
})

/** What the profile says of it. */
export type InProfile = { readonly scratchCardLottery: WhileActive<CardSet, { readonly finishedAt?: null }> }

/** What earns cards. */
export const cardRules = z.object({
  freeCards: z.int().min(0),
  /** Rounds of one day, each of which earns a card. */
  dailyRounds: z.array(z.int().positive()),
  /** US cents from which a purchase earns a card; null if none does. */
  purchaseCents: z.int().positive().nullable(),
  /** Between a card that may be scratched and the next. */
  timerSeconds: z.int().min(0),
})

export const getInfo = infoRoute({
  path: '/rest/scratch-card-lottery/get/',
  summary: 'Returns the player’s set of cards, what earns a card, and the possible prizes with their odds.',
  data: cardSet.extend({
    campaign: campaignOnPage,
    ...shownPrizes(cardPrize),
    /** Null where no set is planned. */
    rules: cardRules.nullable(),
  }),
})

export const dealCard = actRoute({
  path: '/rest/scratch-card-lottery/deal/',
  summary: 'Deals an earned card: its prize is drawn now and sealed until the card is scratched. Idempotent by key.',
  callsPerMinuteMax: 30,
  data: cardSet,
  refusals: ['none-earned', 'hand-full'],
})

export const scratchCard = actRoute({
  path: '/rest/scratch-card-lottery/scratch/:card/',
  summary: 'Scratches a card whose timer is over: its sealed prize is paid. Idempotent by key.',
  callsPerMinuteMax: 30,
  params: z.object({ card: z.coerce.number().int().positive() }),
  data: cardSet.extend({ prize: reward }),
  refusals: ['not-ready'],
})
