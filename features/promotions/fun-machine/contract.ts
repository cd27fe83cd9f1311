import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, wireAmount } from '#kernel/contract.ts'
import { chancePer100k, shownAverage, shownPrizes } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'
import type { WhileActive } from '#kernel/profile.ts'

/** A possible prize of a pull, and its share of 100,000 pulls. */
export const pullPrize = z.object({
  ...prizeAmounts,
  chancePer100k,
})
export type PullPrize = z.infer<typeof pullPrize>

/** The player's meter. */
const meter = playerState({
  /** Coins played toward the next pull, and the total that fills the meter; 0 where no machine is planned. */
  filled: wireAmount.min(0),
  needed: wireAmount.min(0),
  /** Full meters that wait to be pulled, and how many may; with all of them the meter stops. */
  pulls: z.int().min(0),
  pullsMax: z.int().min(0),
  /** Pulls that the player has made in this run. */
  pulled: z.int().min(0),
})
export type Meter = z.infer<typeof meter>

/** While no machine runs. */
export const NO_METER: Meter = { filled: 0, needed: 0, pulls: 0, pullsMax: 0, pulled: 0, version: 0 }

/** `progress`: a round filled the meter, or a pull was used. `full`: one more pull waits. */
export const funMachinePush = statePush('funMachine', meter, { actions: ['progress', 'full'] })

/** With the slugs of the games that fill the meter. */
export type InProfile = { readonly funMachine: WhileActive<Meter & { readonly games: readonly string[] }> }

export const getMeter = infoRoute({
  path: '/rest/funmeter/info/',
  summary: 'Returns how full the meter is and which games fill it.',
  data: meter.extend({ campaign: campaignOnPage, games: z.array(z.object({ slug: z.string(), title: z.string() })) }),
})

export const getMachine = infoRoute({
  path: '/rest/funmachine/',
  summary: 'Returns the machine’s prizes with odds and the player’s pulls.',
  data: z.object({
    pulls: z.int().min(0),
    ...shownPrizes(pullPrize),
    average: shownAverage,
  }),
})

export const pull = actRoute({
  path: '/rest/funmachine/pull/',
  summary: 'Uses a full meter: the machine draws a prize and pays it instantly. Idempotent by key.',
  callsPerMinuteMax: 20,
  data: z.object({ prize: z.object({ index: z.int().min(0), ...prizeAmounts }), meter }),
  refusals: ['not-full'],
})
export type PulledPrize = Extract<z.infer<(typeof pull)['reply']>, { success: true }>['data']['prize']
