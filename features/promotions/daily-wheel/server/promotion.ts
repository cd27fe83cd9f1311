import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { dayField } from '#kernel/event.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { leftAfter } from '#platform/events/index.ts'
import { type ActCall, definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import type { Sector } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'

/** The wheels of coins that a purchase opens, each for one spin. */
export const PAID_WHEELS = ['boost', 'extra'] as const
export type PaidWheel = (typeof PAID_WHEELS)[number]

/** The number of the purchase that opened the wheel; null while it is closed. */
const opener = z.int().nullable()
const wheelCell = z.object({
  lastSpin: dayField.nullable(),
  boost: opener,
  extra: opener,
  /** The purchase whose reversal closed the wheel before it was spun. */
  shut: z.object({ boost: opener, extra: opener }),
})
type WheelCell = z.infer<typeof wheelCell>
type Config = ConfigOf<typeof dailyWheelCampaign>

const CLOSED = { boost: null, extra: null }

/** One free spin per calendar day of the brand, one booster spin after a large enough purchase, one extra spin if that was a quick buy. */
export const freeWheel = definePromotion({
  campaign: dailyWheelCampaign,
  cell: wheelCell,
  empty: (): WheelCell => ({ lastSpin: null, ...CLOSED, shut: CLOSED }),
  upgrades: [
    (cell: Pick<WheelCell, 'lastSpin'>): Omit<WheelCell, 'extra' | 'shut'> => ({ ...cell, boost: null }),
    (cell: Omit<WheelCell, 'extra' | 'shut'>): WheelCell => ({ ...cell, extra: null, shut: CLOSED }),
  ],
  on: { 'purchase.completed': bought, 'purchase.reversed': givenBack, 'purchase.restored': restored },
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
    boost: { do: (cell, call, run) => spinPaid('boost', cell, call, run) },
    extra: { do: (cell, call, run) => spinPaid('extra', cell, call, run) },
  },
  cost: (config) => [
    { ...drawCost('a spin', prizesOf(config.sectors)), act: 'spin' },
    ...PAID_WHEELS.flatMap((wheel) => {
      const sectors = paidSectors(config, wheel)
      return sectors.length > 0 ? [{ ...drawCost(COSTS[wheel], prizesOf(sectors)), act: wheel }] : []
    }),
  ],
})

const COSTS = { boost: 'a booster spin', extra: 'an extra spin' } as const
const KEYS = { boost: 'booster', extra: 'extra' } as const
/** What its draws are named. */
export const PAID_IDS = { boost: 'booster-wheel', extra: 'extra-wheel' } as const

function spinPaid(wheel: PaidWheel, cell: WheelCell, { draw }: Pick<ActCall, 'draw'>, { config }: Run<Config>) {
  const sectors = paidSectors(config, wheel)
  const purchase = cell[wheel]
  if (purchase === null || sectors.length === 0) return { refused: 'needs-purchase' }
  const index = sectorOf(sectors, draw(wheelOdds(sectors, PAID_IDS[wheel]).rules))
  const value = { kind: 'balance', coins: sectors[index]!.coins, entries: 0 } as const
  return { cell: { ...cell, [wheel]: null }, grants: [{ key: `${KEYS[wheel]}:${purchase}`, value, purchase }], reply: index }
}

const prizesOf = (sectors: readonly Sector[]) =>
  sectors.map(({ chancePer100k: weight, coins, entries }) => ({ weight, coins, entries }))

export const paidWheelOf = ({ booster, extra }: Config, wheel: PaidWheel): Config['booster'] =>
  wheel === 'boost' ? booster : extra

/** None while the run has no such wheel. */
export const paidSectors = (config: Config, wheel: PaidWheel): Sector[] =>
  (paidWheelOf(config, wheel)?.sectors ?? []).map((sector) => ({ ...sector, entries: 0 }))

/** The wheels of the run that this price is enough for. */
const wheelsFor = (config: Config, cents: number): PaidWheel[] =>
  PAID_WHEELS.filter((wheel) => cents >= (paidWheelOf(config, wheel)?.minDeposit ?? Infinity))

/** The same wheel is not opened twice: the last purchase counts. */
function bought(cell: WheelCell, { payload }: PromotionEvent<'purchase.completed'>, { config }: Run<Config>) {
  if (!config.booster && !config.extra) return undefined
  const opened = wheelsFor(config, payload.cents).filter((wheel) => wheel === 'boost' || payload.isQuickBuy)
  if (opened.length === 0) return { ignored: 'below-minimum-purchase' }
  return { cell: { ...cell, ...Object.fromEntries(opened.map((wheel) => [wheel, payload.nth])) } }
}

/** A purchase of which less than the minimum is left closes its wheels again, unless they were spun. */
function givenBack(cell: WheelCell, { payload }: PromotionEvent<'purchase.reversed'>, { config }: Run<Config>) {
  const enough = wheelsFor(config, leftAfter(payload))
  const closed = PAID_WHEELS.filter((wheel) => cell[wheel] === payload.nth && !enough.includes(wheel))
  if (closed.length === 0) return enough.length > 0 ? { ignored: 'enough-is-left' } : undefined
  const shut = { ...cell.shut, ...Object.fromEntries(closed.map((wheel) => [wheel, payload.nth])) }
  return { cell: { ...cell, ...Object.fromEntries(closed.map((wheel) => [wheel, null])), shut } }
}

/** The wheels that its reversal closed open again, once enough of it stands again. */
function restored(cell: WheelCell, { payload }: PromotionEvent<'purchase.restored'>, { config }: Run<Config>) {
  const opened = wheelsFor(config, leftAfter(payload)).filter((wheel) => cell.shut[wheel] === payload.nth && cell[wheel] === null)
  if (opened.length === 0) return { ignored: 'below-minimum-purchase' }
  const shut = { ...cell.shut, ...Object.fromEntries(opened.map((wheel) => [wheel, null])) }
  return { cell: { ...cell, ...Object.fromEntries(opened.map((wheel) => [wheel, payload.nth])), shut } }
}

/** A clock that steps back gives no second spin. */
export const isSpun = ({ lastSpin }: WheelCell, day: string): boolean => lastSpin !== null && lastSpin >= day

export const WHEEL_ID = 'daily-wheel'

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
