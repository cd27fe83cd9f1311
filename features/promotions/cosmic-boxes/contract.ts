import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, unixSeconds } from '#kernel/contract.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { shownPrizes } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'

/** Boxes of one period. */
export const BOXES_MAX = 12

const reward = z.object(prizeAmounts)

/** A possible prize, and the number of boxes that contain it. */
export const boxPrize = reward.extend({ boxes: z.int().positive() })

/** The player's boxes of this period. */
const boxes = playerState({
  /** How many there are; zero while none run. */
  boxes: z.int().min(0),
  /** The number of the box that the player has picked in this period; null until then. */
  picked: z.int().min(1).nullable(),
  /** For each box the place of its prize among `prizes`; null until the pick. */
  contents: z.array(z.int().min(0)).nullable(),
  /** When this period ends and the next pick opens; null while none run and in the last period. */
  nextAt: unixSeconds.nullable(),
  finishedAt: unixSeconds.nullable(),
})
export type Boxes = z.infer<typeof boxes>

/** While no boxes run. */
export const NO_BOXES: Boxes = { boxes: 0, picked: null, contents: null, nextAt: null, finishedAt: null, version: 0 }

/** The player has picked a box: its prize is in the balance. */
export const cosmicBoxesPush = statePush('magicBox', boxes, { actions: ['picked'] })

/** What the profile says of it. */
export type InProfile = { readonly magicBox: WhileActive<Boxes, { readonly finishedAt?: null }> }

export const getInfo = infoRoute({
  path: '/rest/magic-box/info/',
  summary: 'Returns the boxes of this period, what they may hold, the player’s pick, and when the next one opens.',
  data: boxes.extend({
    campaign: campaignOnPage,
    periodHours: z.int().nullable(),
    ...shownPrizes(boxPrize),
  }),
})

export const pickBox = actRoute({
  path: '/rest/magic-box/pick/:box/',
  summary:
    'Picks a box: all boxes are filled by one draw that the pick is no part of, and the picked one is paid. Idempotent by key.',
  guardedAs: 'free-play',
  callsPerMinuteMax: 20,
  params: z.object({ box: z.coerce.number().int().min(1).max(BOXES_MAX) }),
  data: boxes.extend({ prize: reward }),
  refusals: ['picked-before', 'unknown-box'],
})
