import { z } from 'zod'
import { prizeAmounts } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import {
  basisPoints,
  leagueAt,
  leagueKey,
  type Leagues,
  type PointRates,
  reachedLevel,
  startOfLevel,
  topLevel,
} from './league.ts'

const prize = z.object(prizeAmounts)
/** `title` is the league's key; pages say it in their language. */
const level = z.object({ index: z.int().min(1), title: leagueKey, prize })
/** `weeklyReward`: the share of a week's net play. */
const section = z.object({ id: z.int().min(1), title: leagueKey, weeklyReward: basisPoints, prize })

/** The player's level in whole points since it began; no next one at the top. */
export const position = z.object({
  currentLevel: level.extend({ currentExperience: z.int().min(0) }),
  nextLevel: level.extend({ experience: z.int().min(1) }).nullable(),
  currentSection: section,
  nextSectionBenefits: section.nullable(),
  weeklyReward: basisPoints,
  progressBlockedReason: z.enum(['top-level', 'break', 'mode']).nullable(),
})
export type Position = z.infer<typeof position>

const POINT = 100

export const pointsOf = (experience: number): number => Math.floor(experience / POINT)

interface Climber {
  readonly experience: number
  readonly level: number
  readonly breakUntil: number
}

export interface Seen {
  readonly at: Instant
  /** The mode of the session; absent where a round has just counted. */
  readonly mode?: keyof PointRates
}

interface Ladder {
  readonly leagues: Leagues
  readonly pointsPerUnit: PointRates
}

export function positionOf(
  { experience, level, breakUntil }: Climber,
  { leagues, pointsPerUnit }: Ladder,
  { at, mode }: Seen,
): Position {
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
