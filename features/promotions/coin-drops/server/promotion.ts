import { type Instant, MINUTE_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { type ActCall, definePromotion, type SlotPool } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { type Claimed, claimed, coinDropsPush, type Drop, NOTHING_CLAIMED } from '../contract.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { dropAt, dropsFrom, type PlannedDrop, type Schedule } from './schedule.ts'

/** How long before it falls a drop is announced to everyone. */
const ANNOUNCED_MS = 5 * MINUTE_MS

type ClaimCall = Pick<ActCall<{ readonly at: number }>, 'at' | 'input'>

/** Coins for the first who claim a drop while it is open, each player once. */
export const coinDrops = definePromotion({
  campaign: coinDropsCampaign,
  cell: claimed,
  empty: (): Claimed => NOTHING_CLAIMED,
  acts: {
    claim: {
      usual: null,
      once: ({ input }: ClaimCall) => `drop:${input.at}`,
      slot: ({ input }: ClaimCall, run: Schedule) => poolOf(dropAt(run, input.at * SECOND_MS)),
      do(cell: Claimed, { at, input }: ClaimCall, run: Schedule) {
        const drop = dropAt(run, input.at * SECOND_MS)
        if (!drop || at < drop.at || at >= drop.closesAt) return { refused: 'not-open' }
        const next = { claimedAt: input.at, claims: cell.claims + 1, claimedCoins: cell.claimedCoins + drop.coins }
        return {
          cell: next,
          grants: balanceGrants(`drop:${input.at}`, { coins: drop.coins }),
          pushes: [liveMessage(coinDropsPush, { action: 'claimed', ...next })],
          reply: next,
        }
      },
    },
  },
  live(run, { at, left }) {
    const [drop] = dropsFrom(run, at, 1)
    if (!drop || at < drop.at - ANNOUNCED_MS) return undefined
    return liveMessage(coinDropsPush, { action: 'drop', ...shownDrop(drop, left) })
  },
  livePools: openPools,
  cost: ({ drops }) =>
    drops.map(({ time, coins, claims }) => ({ ...fixedCost(`a claim at ${time}`, { coins }), act: 'claim', perDay: claims })),
})

const nameOf = ({ at }: Pick<PlannedDrop, 'at'>): string => `drop:${toUnixSeconds(at)}`

const poolOf = (drop: PlannedDrop | undefined): SlotPool | null => (drop ? { name: nameOf(drop), count: drop.claims } : null)

/** The pool of the drop that has fallen, if one can be claimed. */
export function openPools(schedule: Schedule, at: Instant): SlotPool[] {
  return dropsFrom(schedule, at, 1).flatMap((drop) => (drop.at <= at ? (poolOf(drop) ?? []) : []))
}

/** A drop as pages see it; one without a counted pool is whole. */
export function shownDrop(drop: PlannedDrop, left: ReadonlyMap<string, number>): Drop {
  const { at, closesAt, coins, claims: total } = drop
  return { at: toUnixSeconds(at), closesAt: toUnixSeconds(closesAt), coins, left: left.get(nameOf(drop)) ?? total, total }
}
