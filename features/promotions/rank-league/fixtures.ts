import { samplesOf } from '#kernel/push.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'
import { cashbackPush, rankLeaguePush, type Standing } from './contract.ts'
import type { League } from './shared/league.ts'
import type { Position } from './shared/position.ts'
import { words } from './shared/words.en.ts'

type Info = ReplyOf<typeof contract.getInfo>

const COIN = 100

const league = (id: number, key: League['key'], levels: readonly [number, number], more: readonly number[]): League => ({
  id,
  key,
  fromLevel: levels[0],
  toLevel: levels[1],
  pointsPerLevel: more[0]!,
  weeklyRewardBasisPoints: more[1]!,
  levelUpCoins: more[2]! * COIN,
  sectionUpCoins: more[3]! * COIN,
})

const LEAGUES: readonly League[] = [
  league(1, 'bronze', [1, 9], [1_000, 100, 500, 0]),
  league(2, 'silver', [10, 24], [10_000, 200, 1_000, 5_000]),
  league(3, 'gold', [25, 44], [100_000, 400, 2_500, 25_000]),
  league(4, 'platinum', [45, 69], [400_000, 600, 10_000, 100_000]),
  league(5, 'diamond', [70, 99], [1_500_000, 800, 25_000, 250_000]),
  league(6, 'obsidian', [100, 120], [5_000_000, 1_000, 100_000, 1_000_000]),
]

const onPage = ({ id, key, weeklyRewardBasisPoints, sectionUpCoins }: League) => ({
  id,
  title: key,
  weeklyReward: weeklyRewardBasisPoints,
  prize: { coins: sectionUpCoins, entries: 0 },
})

/** At a level of a league, with this number of points in it. */
export function standingAt(id: number, index: number, points: number, changes: Partial<Standing> = {}): Standing {
  const here = LEAGUES[id - 1]!
  const next = LEAGUES[id]
  const level = { title: here.key, prize: { coins: here.levelUpCoins, entries: 0 } }
  return {
    currentLevel: { ...level, index, currentExperience: points },
    nextLevel: { ...level, index: index + 1, experience: here.pointsPerLevel },
    currentSection: onPage(here),
    nextSectionBenefits: next ? onPage(next) : null,
    weeklyReward: here.weeklyRewardBasisPoints,
    progressBlockedReason: null,
    cashback: nothing,
    ...changes,
  }
}

const nothing: Standing['cashback'] = {
  status: 'unavailable',
  currentReward: 0,
  nextReward: 0,
  // Midnight in New York at the beginning of Monday, 23 November 2026.
  availableAfterDateTime: 1_795_410_000,
  availableAfterDay: '2026-11-23',
  sections: LEAGUES.map(({ key, weeklyRewardBasisPoints }) => ({ title: key, weeklyReward: weeklyRewardBasisPoints })),
}

const campaign: CampaignOnPage = {
  id: 'cmp_00000000000000000000000001',
  ...words,
  state: 'running',
  startsAt: 1_795_237_200,
  finishedAt: null,
  startDay: '2026-11-21',
  endDay: null,
}

const info = (player: Standing | null, changes: Partial<CampaignOnPage> = {}): Info => ({
  success: true,
  data: {
    campaign: { ...campaign, ...changes },
    sections: [...LEAGUES],
    pointsPerUnit: { TournamentPoints: 1, SweepStakes: 200 },
    player,
  },
})

export const forGuest = info(null)
export const newcomer = info(standingAt(1, 1, 0))
export const withoutReward = info(standingAt(2, 12, 8_400, { cashback: { ...nothing, nextReward: 124_000 } }))
export const withReward = info(
  standingAt(3, 32, 64_180, { cashback: { ...nothing, status: 'available', currentReward: 1_864_000, nextReward: 40_000 } }),
)
export const calculating = info(standingAt(3, 32, 64_180, { cashback: { ...nothing, status: 'calculating' } }))
export const inMode = info(standingAt(2, 12, 8_400, { progressBlockedReason: 'mode' }))
export const onBreak = info(standingAt(2, 12, 8_400, { progressBlockedReason: 'break' }))
export const atTheTop = info(
  standingAt(6, 120, 5_000_000, { nextLevel: null, nextSectionBenefits: null, progressBlockedReason: 'top-level' }),
)
export const planned = info(null, { state: 'planned', startsAt: 1_796_101_200 })
export const none: Info = {
  success: true,
  data: {
    campaign: { ...campaign, id: null, state: 'none', startsAt: null, startDay: null },
    sections: [],
    pointsPerUnit: null,
    player: null,
  },
}

export const paid: ReplyOf<typeof contract.payCashback> = { success: true, data: { prize: 1_864_000 } }

const gold: Position['currentSection'] = { id: 3, title: 'gold', weeklyReward: 400, prize: { coins: 2_500_000, entries: 0 } }
const levelSample = { index: 32, title: 'gold', prize: { coins: 250_000, entries: 0 } } as const
const positionSample: Position = {
  currentLevel: { ...levelSample, currentExperience: 64_180 },
  nextLevel: { ...levelSample, index: 33, experience: 100_000 },
  currentSection: gold,
  nextSectionBenefits: { ...gold, id: 4, title: 'platinum', weeklyReward: 600 },
  weeklyReward: 400,
  progressBlockedReason: null,
}
const weeks = {
  availableAfterDateTime: 1_795_410_000,
  availableAfterDay: '2026-11-23',
  sections: [{ title: gold.title, weeklyReward: gold.weeklyReward }],
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(rankLeaguePush, {
    progressData: { action: 'progressData', ...positionSample },
    levelUp: { action: 'levelUp', ...positionSample },
    sectionUp: { action: 'sectionUp', ...positionSample },
    rankLeagueCashbackCalculated: { action: 'rankLeagueCashbackCalculated', currentReward: 1_864_000 },
    rankLeagueCashbackExpired: { action: 'rankLeagueCashbackExpired' },
    calculationStatus: { action: 'calculationStatus', status: 'finished' },
  }),
  samplesOf(cashbackPush, {
    available: { status: 'available', currentReward: 1_864_000, nextReward: 120_000, ...weeks },
    unavailable: { status: 'unavailable', currentReward: 0, nextReward: 120_000, ...weeks },
  }),
] as const
