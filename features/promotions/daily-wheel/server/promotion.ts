import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { dayField } from '#kernel/event.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { definePromotion } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import type { Sector } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'

const wheelCell = z.object({ lastSpin: dayField.nullable() })
type WheelCell = z.infer<typeof wheelCell>

/** One free spin per calendar day of the brand. */
export const freeWheel = definePromotion({
  campaign: dailyWheelCampaign,
  cell: wheelCell,
  empty: (): WheelCell => ({ lastSpin: null }),
  acts: {
    spin: {
      do(cell, { day, draw }, { config: { sectors } }) {
        if (isSpun(cell, day)) return { refused: 'spun-today' }
        const index = sectorOf(sectors, draw(wheelOdds(sectors).rules))
        const { coins, entries } = sectors[index]!
        const grants = [{ key: `day:${day}`, value: { kind: 'balance', coins, entries } as const }]
        return { cell: { lastSpin: day }, grants, reply: index }
      },
    },
  },
  cost: ({ sectors }) => {
    const prizes = sectors.map(({ chancePer100k: weight, coins, entries }) => ({ weight, coins, entries }))
    return [{ ...drawCost('a spin', prizes), act: 'spin' }]
  },
})

/** A clock that steps back gives no second spin. */
export const isSpun = ({ lastSpin }: WheelCell, day: string): boolean => lastSpin !== null && lastSpin >= day

export const WHEEL_ID = 'daily-wheel'

/** The ordered segments as draw input; together with the seeds they determine the result. */
export function wheelOdds(sectors: readonly Sector[]): Odds<PrizeRules> {
  const prizes = sectors.map((sector, at) => ({ id: nameOf(sector, at), weight: sector.chancePer100k }))
  const rules = { id: WHEEL_ID, prizes }
  return { rules, hash: defHash(rules) }
}

/** Names include the segment's number, so that all are distinct. */
const nameOf = ({ coins, entries }: Sector, at: number): string =>
  `slice ${at + 1}: coins ${coins / 100}, entries ${entries / 100}`

export const sectorOf = (sectors: readonly Sector[], prize: string): number =>
  sectors.findIndex((sector, at) => nameOf(sector, at) === prize)
