import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'

const coins = wireAmount.min(0)

/** The player's box. */
const box = playerState({
  /** `full`: at its maximum. `inactive`: resting after a break, or no box is running. It fills while it rests. */
  status: z.enum(['full', 'active', 'inactive']),
  moneyBoxAmount: coins,
  /** The amounts from which it may be broken and at which it is full; 0 where no box is planned. */
  minAmount: coins,
  maxAmount: coins,
  /** Seconds until it may be broken, and that moment; null unless it rests. */
  availableTimeToBreak: z.int().min(0).nullable(),
  breakableAt: unixSeconds.nullable(),
  /** What the last broken box held. */
  accumulatedAmount: coins,
  /** How many boxes the player has broken in this run. */
  broken: z.int().min(0),
})
export type Box = z.infer<typeof box>

/** While no box runs. */
export const EMPTY_BOX: Box = {
  status: 'inactive',
  moneyBoxAmount: 0,
  minAmount: 0,
  maxAmount: 0,
  availableTimeToBreak: null,
  breakableAt: null,
  accumulatedAmount: 0,
  broken: 0,
  version: 0,
}

/** `topUp`: a round filled it. `collectUp`: it may be broken now. `break`: its coins are in the balance. */
export const moneyBoxPush = statePush('moneyBox', box, { actions: ['break', 'collectUp', 'topUp'] })

/** What the profile says of it. */
export type InProfile = { readonly moneyBox: WhileActive<Box> }

export const getInfo = infoRoute({
  path: '/rest/money-box/info/',
  summary: 'Returns the money box: its amount, the amounts at which it can be broken, and its qualifying games.',
  data: box.extend({
    campaign: campaignOnPage,
    games: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Share of the play amount, and the wait after a break; null where no box is planned. */
    shareBasisPoints: z.int().nullable(),
    cooldownSeconds: z.int().nullable(),
  }),
})

export const breakBox = actRoute({
  path: '/rest/money-box/break/',
  summary: 'Breaks the money box: its coins move to the balance, and the next box starts to fill. Idempotent by Idempotency-Key.',
  data: box,
  refusals: ['not-ripe', 'resting'],
})
