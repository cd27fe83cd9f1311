import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'

export const leagueKey = z.enum(['bronze', 'silver', 'gold', 'platinum', 'diamond', 'obsidian'])
export type LeagueKey = z.infer<typeof leagueKey>

/** Hundredths of a percent. */
export const basisPoints = z.int().min(0).max(10_000)

/** Points for a whole unit (100 minor units) staked in a mode; 0: it earns none. */
const pointRate = z.int().min(0).max(10_000)
export const pointRates = z.object({ TournamentPoints: pointRate, SweepStakes: pointRate })
export type PointRates = z.infer<typeof pointRates>

/** A league: its levels and benefits. */
export const league = z.object({
  id: z.int().min(1),
  key: leagueKey,
  fromLevel: z.int().min(1),
  toLevel: z.int().min(1),
  /** From one level to the next. */
  pointsPerLevel: z.int().min(1),
  /** Share of a week's net play in coins. */
  weeklyRewardBasisPoints: basisPoints,
  /** Paid for each level. */
  levelUpCoins: wireAmount.min(0),
  /** Paid once, for reaching the league. */
  sectionUpCoins: wireAmount.min(0),
})
export type League = z.infer<typeof league>
export type Leagues = readonly League[]

/** Every level belongs to exactly one league; leagues are consecutive from level 1. */
export const isLadder = (leagues: Leagues): boolean =>
  leagues.every(
    ({ id, fromLevel, toLevel }, at) =>
      id === at + 1 && fromLevel === (leagues[at - 1]?.toLevel ?? 0) + 1 && toLevel >= fromLevel,
  )

/** The league of a level; the last one above the top. */
export const leagueAt = (leagues: Leagues, level: number): League =>
  (leagues.find(({ toLevel }) => level <= toLevel) ?? leagues.at(-1)) as League

/** Points at which a level starts, counted from level 1. The last level of a league leads into the next league. */
export const startOfLevel = (leagues: Leagues, level: number): number =>
  leagues.reduce((sum, { fromLevel, toLevel, pointsPerLevel }) => {
    const passed = Math.max(0, Math.min(level, toLevel + 1) - fromLevel)
    return sum + passed * pointsPerLevel
  }, 0)

/** The highest level that these points reach. */
export function levelOf(leagues: Leagues, points: number): number {
  let left = points
  for (const { fromLevel, toLevel, pointsPerLevel } of leagues) {
    const levels = toLevel - fromLevel + 1
    if (left < levels * pointsPerLevel) return fromLevel + Math.floor(left / pointsPerLevel)
    left -= levels * pointsPerLevel
  }
  return topLevel(leagues)
}

export const topLevel = (leagues: Leagues): number => leagues.at(-1)?.toLevel ?? 1

/** A level with the coins that reaching it pays: its own, and its league's at the first level of a later league. */
export interface ReachedLevel {
  readonly index: number
  readonly league: League
  readonly level: number
  readonly section: number
}

export function reachedLevel(leagues: Leagues, index: number): ReachedLevel {
  const league = leagueAt(leagues, index)
  const isFirst = index === league.fromLevel
  const [level, section] = index === 1 ? [0, 0] : [league.levelUpCoins, isFirst ? league.sectionUpCoins : 0]
  return { index, league, level, section }
}

export const levelsBetween = (leagues: Leagues, from: number, to: number): ReachedLevel[] =>
  Array.from({ length: to - from }, (_, nth) => reachedLevel(leagues, from + 1 + nth))
