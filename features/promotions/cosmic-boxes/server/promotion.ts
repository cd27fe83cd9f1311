import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { type ActCall, definePromotion, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { type Boxes, cosmicBoxesPush } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { periodOf } from '../shared/period.ts'

type Prizes = ConfigOf<typeof cosmicBoxesCampaign>['prizes']
type BoxesRun = Pick<Run<ConfigOf<typeof cosmicBoxesCampaign>>, 'config' | 'startsAt' | 'endsAt' | 'timeZone'>

const boxesCell = z.object({
  /** Start of the period of the last pick in Unix seconds; null before the first one. */
  period: z.int().nullable(),
  picked: z.int().positive(),
  /** For each box the place of its prize in the configuration. */
  contents: z.array(z.int()),
  version: z.int(),
})
type BoxesCell = z.infer<typeof boxesCell>

/** One free pick a period. Each box is filled by a draw of its own, in order; the pick only decides which is paid. */
export const cosmicBoxes = definePromotion({
  campaign: cosmicBoxesCampaign,
  cell: boxesCell,
  empty: (): BoxesCell => ({ period: null, picked: 1, contents: [], version: 0 }),
  acts: {
    pick: {
      usual: () => 1,
      do(cell, { at, draw, input: picked }: ActCall<number>, run) {
        const { prizes } = run.config
        if (picked > countBoxes(prizes)) return { refused: 'unknown-box' }
        const period = toUnixSeconds(periodOf(run, at).start)
        if (isPicked(cell, period)) return { refused: 'picked-before' }
        const contents = fillBoxes(prizes, draw)
        const next = { period, picked, contents, version: Math.max(cell.version + 1, at) }
        const { coins, entries } = prizes[contents[picked - 1]!]!
        const shown = boxesAt(next, run, at)
        return {
          cell: next,
          grants: [{ key: `period:${period}`, value: { kind: 'balance', coins, entries } as const }],
          pushes: [liveMessage(cosmicBoxesPush, { action: 'picked', ...shown })],
          reply: shown,
        }
      },
    },
  },
  cost: ({ prizes }) => [
    {
      ...drawCost(
        'a pick',
        prizes.map(({ boxes: weight, coins, entries }) => ({ weight, coins, entries })),
      ),
      act: 'pick',
    },
  ],
})

/** A clock that steps back gives no second pick. */
const isPicked = ({ period }: BoxesCell, current: number): boolean => period !== null && period >= current

const countBoxes = (prizes: Prizes): number => prizes.reduce((sum, { boxes }) => sum + boxes, 0)

/** Draws what each box holds, from what the boxes before it have left. */
function fillBoxes(prizes: Prizes, draw: (rules: PrizeRules) => string): number[] {
  const left = prizes.map(({ boxes }) => boxes)
  return Array.from({ length: countBoxes(prizes) }, (_, at) => {
    const drawn = draw(boxOdds(prizes, { number: at + 1, left }).rules)
    const place = prizes.findIndex((prize, index) => nameOf(at + 1, prize, index) === drawn)
    left[place]! -= 1
    return place
  })
}

/** The draw input of a box: the prizes that the boxes before it have left. */
export function boxOdds(
  prizes: Prizes,
  { number = 1, left = prizes.map(({ boxes }) => boxes) }: { number?: number; left?: readonly number[] } = {},
): Odds<PrizeRules> {
  const all = prizes.map((prize, at) => ({ id: nameOf(number, prize, at), weight: left[at]! }))
  const rules = { id: 'cosmic-boxes', prizes: all.filter(({ weight }) => weight > 0) }
  return { rules, hash: defHash(rules) }
}

/** With the prize's number, so that all are distinct. */
const nameOf = (number: number, { coins, entries }: Prizes[number], at: number): string =>
  `box ${number}: prize ${at + 1}, coins ${coins / 100}, entries ${entries / 100}`

/** The boxes as the player sees them at an instant. */
export function boxesAt(cell: BoxesCell, run: BoxesRun, at: Instant): Boxes {
  const { start, end } = periodOf(run, at)
  const hasPicked = isPicked(cell, toUnixSeconds(start))
  return {
    boxes: countBoxes(run.config.prizes),
    picked: hasPicked ? cell.picked : null,
    contents: hasPicked ? cell.contents : null,
    nextAt: run.endsAt !== null && end >= run.endsAt ? null : toUnixSeconds(end),
    finishedAt: run.endsAt === null ? null : toUnixSeconds(run.endsAt),
    version: cell.version,
  }
}
