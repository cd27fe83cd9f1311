import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { millisField, secondsField } from '#promotions/cells/fields.ts'
import { type ActCall, definePromotion, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { tellState } from '#promotions/tell-state.ts'
import { wasDone } from '#promotions/was-done.ts'
import { type Boxes, BOXES_MAX, cosmicBoxesPush } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { periodOf } from '../shared/period.ts'

type Prizes = ConfigOf<typeof cosmicBoxesCampaign>['prizes']
type BoxesRun = Pick<Run<ConfigOf<typeof cosmicBoxesCampaign>>, 'config' | 'startsAt' | 'endsAt' | 'timeZone'>

const boxesCell = z.object({
  /** Start of the period of the last pick in Unix seconds; null before the first one. */
  period: secondsField.nullable(),
  picked: z.int().min(1).max(BOXES_MAX),
  /** For each box the place of its prize in the configuration. */
  contents: z
    .array(
      z
        .int()
        .min(0)
        .max(BOXES_MAX - 1),
    )
    .max(BOXES_MAX),
  version: millisField,
})
type BoxesCell = z.infer<typeof boxesCell>

const changed = tellState(cosmicBoxesPush, boxesAt)

/** One free pick a period. One draw fills all boxes in order; the pick is no part of it and only decides which is paid. */
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
        if (wasDone(cell.period, period)) return { refused: 'picked-before' }
        const contents = fillBoxes(prizes, draw)
        const grants = [{ key: `period:${period}`, value: balance(prizes[contents[picked - 1]!]!) }]
        return { ...changed(cell, { period, picked, contents }, { action: 'picked' }, { at, run }), grants }
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

const countBoxes = (prizes: Prizes): number => prizes.reduce((sum, { boxes }) => sum + boxes, 0)

/** Draws what each box holds, box 1 first. */
function fillBoxes(prizes: Prizes, draw: (rules: PrizeRules) => string): number[] {
  const all = contentsOf(prizes)
  return draw(boxOdds(prizes).rules)
    .split(' ')
    .map((drawn) => all.find(({ id }) => id === drawn)!.place)
}

/** The draw input of all boxes of a period: the order in which their contents are drawn fills them. */
export function boxOdds(prizes: Prizes): Odds<PrizeRules> {
  const all = contentsOf(prizes).map(({ id }) => ({ id, weight: 1 }))
  const rules = { id: 'cosmic-boxes', prizes: all, picks: all.length }
  return { rules, hash: defHash(rules) }
}

/** What the boxes hold together, each with a name of its own: `2:1000-coins`. */
const contentsOf = (prizes: Prizes) =>
  prizes
    .flatMap((prize, place) => Array.from({ length: prize.boxes }, () => ({ ...prize, place })))
    .map(({ coins, entries, place }, at) => {
      const amounts = [...(coins > 0 ? [`${coins / 100}-coins`] : []), ...(entries > 0 ? [`${entries / 100}-entries`] : [])]
      return { place, id: `${at + 1}:${amounts.join('+') || 'nothing'}` }
    })

/** The boxes as the player sees them at an instant. */
export function boxesAt(cell: BoxesCell, run: BoxesRun, at: Instant): Boxes {
  const { start, end } = periodOf(run, at)
  const hasPicked = wasDone(cell.period, toUnixSeconds(start))
  return {
    boxes: countBoxes(run.config.prizes),
    picked: hasPicked ? cell.picked : null,
    contents: hasPicked ? cell.contents : null,
    nextAt: run.endsAt !== null && end >= run.endsAt ? null : toUnixSeconds(end),
    finishedAt: run.endsAt === null ? null : toUnixSeconds(run.endsAt),
    version: cell.version,
  }
}
