import { z } from 'zod'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { fillMeter } from '#promotions/coins-played.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import { tellState } from '#promotions/tell-state.ts'
import { funMachinePush, type Meter } from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'

type MachineRun = Pick<Run<ConfigOf<typeof funMachineCampaign>>, 'config'>

const machineCell = z.object({
  /** Coins played toward pulls, in minor units. */
  points: z.int().min(0),
  pulled: z.int().min(0),
  version: z.int(),
})
type MachineCell = z.infer<typeof machineCell>

const CAPSULES = prizeTable('fun-machine', 'capsule')
export const pullOdds = CAPSULES.oddsOf

const changed = tellState(funMachinePush, meterAt)

/** Coin play in qualifying games fills the meter; each full one is a pull, which always wins. */
export const funMachine = definePromotion({
  campaign: funMachineCampaign,
  cell: machineCell,
  empty: ({ config }): MachineCell => ({ points: config.startPulls * config.coinsToFill, pulled: 0, version: 0 }),
  on: { 'round.settled': filled, 'round.reversed': filled },
  acts: {
    pull: {
      do(cell, { at, draw }, run) {
        const { coinsToFill, prizes } = run.config
        if (cell.points < coinsToFill) return { refused: 'not-full' }
        const index = CAPSULES.drawFrom(prizes, draw)
        const pulled = cell.pulled + 1
        const change = { points: cell.points - coinsToFill, pulled }
        const { reply: meter, ...outcome } = changed(cell, change, { action: 'progress' }, { at, run })
        const grants = [{ key: `pull:${pulled}`, value: balance(prizes[index]!) }]
        return { ...outcome, grants, reply: { index, meter } }
      },
    },
  },
  cost: ({ prizes }) => [tableCost('a pull', prizes, 'pull')],
})

/** A reversed round takes its coins back, as far as the meter still has them. */
function filled(cell: MachineCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: MachineRun) {
  const { games, coinsToFill, pullsMax } = run.config
  const points = fillMeter(cell.points, event, { full: pullsMax * coinsToFill, games })
  if (typeof points !== 'number') return points
  const isFull = Math.floor(points / coinsToFill) > Math.floor(cell.points / coinsToFill)
  return changed(cell, { points }, { action: isFull ? 'full' : 'progress' }, { at: event.at, run })
}

export function meterAt({ points, pulled, version }: MachineCell, { config: { coinsToFill, pullsMax } }: MachineRun): Meter {
  const pulls = Math.floor(points / coinsToFill)
  return { filled: points - pulls * coinsToFill, needed: coinsToFill, pulls, pullsMax, pulled, version }
}
