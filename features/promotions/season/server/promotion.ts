import { z } from 'zod'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { numberedPrize } from '#promotions/grants/numbered-prize.ts'
import { type Progress, seasonPush } from '../contract.ts'
import { seasonCampaign } from '../shared/campaign.ts'
import { toHundreds } from '../shared/hundreds.ts'

type SeasonRun = Pick<Run<ConfigOf<typeof seasonCampaign>>, 'config' | 'slug'>

/** In hundredths of a point: minor units staked times points per unit, so that sums are exact. */
const POINT = 100

const seasonCell = z.object({
  hundredths: z.int().min(0),
  /** The highest reached; it never falls. */
  level: z.int().min(0),
})
export type SeasonCell = z.infer<typeof seasonCell>

/** Points from play, and from rewards of other promotions; each level pays its prize once. */
export const season = definePromotion({
  campaign: seasonCampaign,
  cell: seasonCell,
  empty: (): SeasonCell => ({ hundredths: 0, level: 0 }),
  on: {
    'round.settled': played,
    'round.reversed': played,
    'grant.given': rewarded,
  },
  paidPush(grant) {
    const won = numberedPrize(grant, 'level')
    if (!won) return undefined
    const { nth: level, coins, entries } = won
    return liveMessage(seasonPush, { action: 'prizeAssigned', level, coins, entries: toHundreds(entries) })
  },
  cost: ({ levels }) => levels.map(({ level, coins, entries }) => fixedCost(`level ${level}`, { coins, entries })),
})

/** A reversed round takes its points back, but no level. */
function played(cell: SeasonCell, { type, payload }: PromotionEvent<'round.settled' | 'round.reversed'>, run: SeasonRun) {
  if (payload.isFree) return { ignored: 'free-round' }
  const rate = run.config.pointsPerUnit[payload.mode]
  if (rate === 0) return { ignored: 'other-mode' }
  return advanced(cell, payload.stake * rate * (type === 'round.reversed' ? -1 : 1), run)
}

/** Points that another promotion grants for the season count as they are; any other reward counts alike. */
function rewarded(cell: SeasonCell, { payload: { feature, value } }: PromotionEvent<'grant.given'>, run: SeasonRun) {
  if (feature === seasonCampaign.feature) return { ignored: 'own-prize' }
  if (value.kind === 'points' && value.of === seasonCampaign.feature) return advanced(cell, value.count * POINT, run)
  const isReward = value.kind === 'balance' || value.kind === 'free-spins'
  if (!isReward || run.config.pointsPerReward === 0) return { ignored: 'other-kind' }
  return advanced(cell, run.config.pointsPerReward * POINT, run)
}

function advanced(before: SeasonCell, more: number, run: SeasonRun) {
  const hundredths = Math.max(0, before.hundredths + more)
  const reached = run.config.levels.filter(({ points }) => points * POINT <= hundredths).length
  const cell = { hundredths, level: Math.max(before.level, reached) }
  const grants = run.config.levels.slice(before.level, cell.level).map((prize) => {
    return { key: `level:${prize.level}`, value: balance(prize) }
  })
  const push = liveMessage(seasonPush, { action: 'progressUpdate', ...progressOf(cell, run) })
  return { cell, grants, pushes: [push] }
}

/** The progress as players see it. */
export function progressOf({ hundredths, level }: SeasonCell, { config, slug = '' }: SeasonRun): Progress {
  const points = Math.floor(hundredths / POINT)
  const total = config.levels.at(-1)?.points ?? 1
  const isDone = level === config.levels.length
  const totalProgressPercents = isDone ? 100 : Math.min(99.9, Math.floor((points * 1_000) / total) / 10)
  return { slug, totalProgressPercents, currentLevel: level, points }
}
