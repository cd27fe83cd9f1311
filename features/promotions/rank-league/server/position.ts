import type { Instant } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Run } from '#promotions/definition.ts'
import type { Position } from '../contract.ts'
import type { rankLeagueCampaign } from '../shared/campaign.ts'
import { leagueAt, type Leagues, reachedLevel, startOfLevel, topLevel } from '../shared/league.ts'

export type LeagueRun = Run<ConfigOf<typeof rankLeagueCampaign>>

const POINT = 100

export const pointsOf = (experience: number): number => Math.floor(experience / POINT)

interface Climber {
  readonly experience: number
  readonly level: number
  readonly breakUntil: number
}

interface Seen {
  readonly at: Instant
  /** The mode of the session; absent where a round has just counted. */
  readonly mode?: keyof LeagueRun['config']['pointsPerUnit']
}

export function positionOf({ experience, level, breakUntil }: Climber, { config }: LeagueRun, { at, mode }: Seen): Position {
  const { leagues, pointsPerUnit } = config
  const here = leagueAt(leagues, level)
  const [next, isTop] = [leagues[here.id], level === topLevel(leagues)]
  const earnsNone = mode !== undefined && pointsPerUnit[mode] === 0
  return {
    currentLevel: {
      ...levelOnPage(leagues, level),
      currentExperience: Math.max(0, pointsOf(experience) - startOfLevel(leagues, level)),
    },
    nextLevel: isTop ? null : { ...levelOnPage(leagues, level + 1), experience: here.pointsPerLevel },
    currentSection: sectionOnPage(here),
    nextSectionBenefits: next ? sectionOnPage(next) : null,
    weeklyReward: here.weeklyRewardBasisPoints,
    progressBlockedReason: isTop ? 'top-level' : breakUntil > at ? 'break' : earnsNone ? 'mode' : null,
  }
}

function levelOnPage(leagues: Leagues, index: number) {
  const { league, level } = reachedLevel(leagues, index)
  return { index, title: league.key, prize: { coins: level, entries: 0 } }
}

const sectionOnPage = ({ id, key, fromLevel, weeklyRewardBasisPoints, sectionUpCoins }: Leagues[number]) => ({
  id,
  title: key,
  weeklyReward: weeklyRewardBasisPoints,
  prize: { coins: fromLevel > 1 ? sectionUpCoins : 0, entries: 0 },
})
