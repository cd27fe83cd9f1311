import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { type ActCall, definePromotion, type Run } from '#promotions/definition.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import { closedSlots, onPurchaseSlots, slotFields } from '#promotions/purchases/purchase-slots.ts'
import { wasDone } from '#promotions/was-done.ts'
import type { Sector } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'

/** The wheels by their acts: the free one, and those of coins that a purchase opens, each for one spin. */
export const WHEELS = ['spin', 'boost', 'extra'] as const
export type WheelName = (typeof WHEELS)[number]
type PaidWheel = Exclude<WheelName, 'spin'>

/** What configurations, ids and grants call those that a purchase opens. */
export const PAID = { boost: 'booster', extra: 'extra' } as const

/** What their draws are named. */
export const DRAWS = { spin: 'daily-wheel', boost: 'booster-wheel', extra: 'extra-wheel' } as const

const wheelCell = z.object({ lastSpin: dayField.nullable(), ...slotFields(['boost', 'extra']) })
type WheelCell = z.infer<typeof wheelCell>
export type Config = ConfigOf<typeof dailyWheelCampaign>
type WheelRun = Pick<Run<Config>, 'config'>

const CLOSED = closedSlots(['boost', 'extra'])

/** One free spin per calendar day of the brand, one booster spin after a large enough purchase, one extra spin if that was a quick buy. */
export const freeWheel = definePromotion({
  campaign: dailyWheelCampaign,
  cell: wheelCell,
  empty: (): WheelCell => ({ lastSpin: null, ...CLOSED }),
  upgrades: [
    (cell: Pick<WheelCell, 'lastSpin'>): Omit<WheelCell, 'extra' | 'shut'> => ({ ...cell, boost: null }),
    (cell: Omit<WheelCell, 'extra' | 'shut'>): WheelCell => ({ ...CLOSED, ...cell }),
  ],
  on: onPurchaseSlots<PaidWheel, WheelCell, WheelRun>({
    boost: { leastOf: ({ config }) => config.booster?.minDeposit ?? null },
    extra: { leastOf: ({ config }) => config.extra?.minDeposit ?? null, isOpenedBy: ({ isQuickBuy }) => isQuickBuy === true },
  }),
  acts: {
    spin: {
      do(cell, { day, draw }, run) {
        if (wasDone(cell.lastSpin, day)) return { refused: 'spun-today' }
        const { reply, value } = drawOn('spin', draw, run)
        return { cell: { ...cell, lastSpin: day }, grants: [{ key: `day:${day}`, value }], reply }
      },
    },
    boost: { do: (cell, call, run) => spinPaid('boost', cell, call, run) },
    extra: { do: (cell, call, run) => spinPaid('extra', cell, call, run) },
  },
  cost: (config) => wheelsIn(config).map((wheel) => tableCost(COSTS[wheel], sectorsOf(config, wheel), wheel)),
})

const COSTS = { spin: 'a spin', boost: 'a booster spin', extra: 'an extra spin' } as const

function spinPaid(wheel: PaidWheel, cell: WheelCell, { draw }: Pick<ActCall, 'draw'>, run: WheelRun) {
  const purchase = cell[wheel]
  if (purchase === null || !run.config[PAID[wheel]]) return { refused: 'needs-purchase' }
  const { reply, value } = drawOn(wheel, draw, run)
  return { cell: { ...cell, [wheel]: null }, grants: [{ key: `${PAID[wheel]}:${purchase}`, value, purchase }], reply }
}

function drawOn(wheel: WheelName, draw: ActCall['draw'], { config }: WheelRun) {
  const sectors = sectorsOf(config, wheel)
  const reply = prizeTable(DRAWS[wheel], 'slice').drawFrom(sectors, draw)
  return { reply, value: balance(sectors[reply]!) }
}

/** The wheels of a run. */
export const wheelsIn = (config: Config): WheelName[] => WHEELS.filter((wheel) => sectorsOf(config, wheel).length > 0)

/** None while the run has no such wheel. */
export const sectorsOf = (config: Config, wheel: WheelName): Sector[] =>
  wheel === 'spin' ? config.sectors : (config[PAID[wheel]]?.sectors ?? []).map((sector) => ({ ...sector, entries: 0 }))

/** The odds of a wheel's next spin. */
export const wheelOdds = (sectors: readonly Sector[], id: (typeof DRAWS)[WheelName] = DRAWS.spin) =>
  prizeTable(id, 'slice').oddsOf(sectors)
