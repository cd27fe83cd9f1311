import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { dayField } from '#kernel/event.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { leftAfter } from '#platform/events/index.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import type { Sector } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'

const wheelCell = z.object({
  lastSpin: dayField.nullable(),
  /** The number of the purchase that opened the booster wheel; null while it is closed. */
  boost: z.int().nullable(),
})
type WheelCell = z.infer<typeof wheelCell>
type Config = ConfigOf<typeof dailyWheelCampaign>

/** One free spin per calendar day of the brand, and one booster spin after a large enough purchase. */
export const freeWheel = definePromotion({
  campaign: dailyWheelCampaign,
  cell: wheelCell,
  empty: (): WheelCell => ({ lastSpin: null, boost: null }),
  upgrades: [(cell: Pick<WheelCell, 'lastSpin'>): WheelCell => ({ ...cell, boost: null })],
  on: { 'purchase.completed': bought, 'purchase.reversed': givenBack },
  acts: {
    spin: {
      do(cell, { day, draw }, { config: { sectors } }) {
        if (isSpun(cell, day)) return { refused: 'spun-today' }
        const index = sectorOf(sectors, draw(wheelOdds(sectors).rules))
        const { coins, entries } = sectors[index]!
        const grants = [{ key: `day:${day}`, value: { kind: 'balance', coins, entries } as const }]
        return { cell: { ...cell, lastSpin: day }, grants, reply: index }
      },
    },
    boost: {
      do(cell, { draw }, { config }) {
        const sectors = boosterSectors(config)
        if (cell.boost === null || sectors.length === 0) return { refused: 'needs-purchase' }
        const index = sectorOf(sectors, draw(wheelOdds(sectors, BOOSTER_ID).rules))
        const { coins } = sectors[index]!
        const value = { kind: 'balance', coins, entries: 0 } as const
        const grants = [{ key: `booster:${cell.boost}`, value, purchase: cell.boost }]
        return { cell: { ...cell, boost: null }, grants, reply: index }
      },
    },
  },
  cost: (config) => {
    const booster = boosterSectors(config)
    return [
      { ...drawCost('a spin', prizesOf(config.sectors)), act: 'spin' },
      ...(booster.length > 0 ? [{ ...drawCost('a booster spin', prizesOf(booster)), act: 'boost' }] : []),
    ]
  },
})

const prizesOf = (sectors: readonly Sector[]) =>
  sectors.map(({ chancePer100k: weight, coins, entries }) => ({ weight, coins, entries }))

/** None while the run has no booster wheel. */
export const boosterSectors = ({ booster }: Config): Sector[] =>
  (booster?.sectors ?? []).map((sector) => ({ ...sector, entries: 0 }))

function bought(cell: WheelCell, { payload }: PromotionEvent<'purchase.completed'>, { config: { booster } }: Run<Config>) {
  if (!booster) return undefined
  if (payload.cents < booster.minDeposit) return { ignored: 'below-minimum-purchase' }
  return { cell: { ...cell, boost: payload.nth } }
}

/** A purchase of which less than the minimum is left closes the wheel again, unless it was spun. */
function givenBack(cell: WheelCell, { payload }: PromotionEvent<'purchase.reversed'>, { config: { booster } }: Run<Config>) {
  if (booster && leftAfter(payload) >= booster.minDeposit) return { ignored: 'enough-is-left' }
  return cell.boost === payload.nth ? { cell: { ...cell, boost: null } } : undefined
}

/** A clock that steps back gives no second spin. */
export const isSpun = ({ lastSpin }: WheelCell, day: string): boolean => lastSpin !== null && lastSpin >= day

export const WHEEL_ID = 'daily-wheel'
export const BOOSTER_ID = 'booster-wheel'

/** The ordered segments as draw input; together with the seeds they determine the result. */
export function wheelOdds(sectors: readonly Sector[], id = WHEEL_ID): Odds<PrizeRules> {
  const prizes = sectors.map((sector, at) => ({ id: nameOf(sector, at), weight: sector.chancePer100k }))
  const rules = { id, prizes }
  return { rules, hash: defHash(rules) }
}

/** Names include the segment's number, so that all are distinct. */
const nameOf = ({ coins, entries }: Sector, at: number): string =>
  `slice ${at + 1}: coins ${coins / 100}, entries ${entries / 100}`

export const sectorOf = (sectors: readonly Sector[], prize: string): number =>
  sectors.findIndex((sector, at) => nameOf(sector, at) === prize)
