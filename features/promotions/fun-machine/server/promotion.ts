import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { nextVersion } from '#promotions/next-version.ts'
import { funMachinePush, type Meter, type PullPrize } from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'

type MachineRun = Pick<Run<ConfigOf<typeof funMachineCampaign>>, 'config'>

const machineCell = z.object({
  /** Coins played toward pulls, in minor units. */
  points: z.int().min(0),
  pulled: z.int().min(0),
  version: z.int(),
})
type MachineCell = z.infer<typeof machineCell>

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
        const index = indexOf(prizes, draw(pullOdds(prizes).rules))
        const { coins, entries } = prizes[index]!
        const next = { points: cell.points - coinsToFill, pulled: cell.pulled + 1, version: nextVersion(cell, at) }
        return {
          cell: next,
          grants: [{ key: `pull:${next.pulled}`, value: { kind: 'balance', coins, entries } }],
          pushes: [tell('progress', next, run)],
          reply: { index, meter: meterAt(next, run) },
        }
      },
    },
  },
  cost: ({ prizes }) => {
    const rows = prizes.map(({ chancePer100k: weight, coins, entries }) => ({ weight, coins, entries }))
    return [{ ...drawCost('a pull', rows), act: 'pull' }]
  },
})

/** A reversed round takes its coins back, as far as the meter still has them. */
function filled(cell: MachineCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: MachineRun) {
  const { games, coinsToFill, pullsMax } = run.config
  const played = coinsPlayed(event, games)
  if (typeof played !== 'number') return played
  const points = Math.max(0, Math.min(cell.points + played, pullsMax * coinsToFill))
  const next = { ...cell, points, version: nextVersion(cell, event.at) }
  const isFull = meterAt(next, run).pulls > meterAt(cell, run).pulls
  return { cell: next, pushes: [tell(isFull ? 'full' : 'progress', next, run)] }
}

export function meterAt({ points, pulled, version }: MachineCell, { config: { coinsToFill, pullsMax } }: MachineRun): Meter {
  const pulls = Math.floor(points / coinsToFill)
  return { filled: points - pulls * coinsToFill, needed: coinsToFill, pulls, pullsMax, pulled, version }
}

const tell = (action: 'progress' | 'full', cell: MachineCell, run: MachineRun) =>
  liveMessage(funMachinePush, { action, ...meterAt(cell, run) })

/** The ordered prizes as draw input; together with the seeds they determine the result. */
export function pullOdds(prizes: readonly PullPrize[]): Odds<PrizeRules> {
  const rules = {
    id: 'fun-machine',
    prizes: prizes.map((prize, at) => ({ id: nameOf(prize, at), weight: prize.chancePer100k })),
  }
  return { rules, hash: defHash(rules) }
}

/** Names include the prize's number, so that all are distinct. */
const nameOf = ({ coins, entries }: PullPrize, at: number): string =>
  `capsule ${at + 1}: coins ${coins / 100}, entries ${entries / 100}`

const indexOf = (prizes: readonly PullPrize[], drawn: string): number =>
  prizes.findIndex((prize, at) => nameOf(prize, at) === drawn)
