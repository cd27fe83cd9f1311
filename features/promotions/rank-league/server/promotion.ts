import { z } from 'zod'
import type { PushMessage } from '#kernel/push.ts'
import { calendarDayOf, type CalendarDay } from '#kernel/time.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type PromotionEvent } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { mondayOf, NO_WEEKS, weekFields, weeklyShare } from '#promotions/weekly-share/weekly-share.ts'
import { type Cashback, cashbackPush, type Position, rankLeaguePush } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'
import { leagueAt, levelOf, levelsBetween, type ReachedLevel } from '../shared/league.ts'
import { type LeagueRun, pointsOf, positionOf } from './position.ts'

const leagueCell = z.object({
  /** Hundredths of a point: minor units staked times points per unit, so that sums are exact. */
  experience: z.int().min(0),
  /** The highest reached; it never falls. */
  level: z.int().min(1),
  ...weekFields,
  /** 0: none. */
  breakUntil: z.int().min(0),
})
type LeagueCell = z.infer<typeof leagueCell>

/** By the league that the player is in. */
const cashback = weeklyShare({
  name: 'cashback',
  rateOf: ({ level }: LeagueCell, { config }: LeagueRun) => leagueAt(config.leagues, level).weeklyRewardBasisPoints,
})

/** Experience and levels from stakes, and a weekly share of the net play in coins. */
export const rankLeague = definePromotion({
  campaign: rankLeagueCampaign,
  cell: leagueCell,
  empty: (): LeagueCell => ({ experience: 0, level: 1, ...NO_WEEKS, breakUntil: 0 }),
  on: {
    'round.settled': count,
    'round.reversed': count,
    'break.started'(before: LeagueCell, { payload, at }, run) {
      const cell = { ...before, breakUntil: payload.until ?? Number.MAX_SAFE_INTEGER }
      return { cell, pushes: positionPushes(positionOf(cell, run, { at }), []) }
    },
  },
  acts: {
    pay: {
      isClaim: true,
      once: ({ day }) => `week:${mondayOf(day)}`,
      do(before: LeagueCell, { day }, run: LeagueRun) {
        const claimed = cashback.claim(before, day, run)
        if (!claimed) return { refused: 'no-reward' }
        const { cell, prize, grants } = claimed
        return { cell, reply: { prize }, grants, pushes: [cashbackMessage(cell, day, run)] }
      },
    },
  },
  due: cashback.due,
  tick: (cell, at, run) => ended(cell, calendarDayOf(at, run.timeZone), run),
  close: cashback.close,
  /** The weekly reward has no largest amount: it is a share of what was lost. */
  cost: ({ leagues }) =>
    leagues.flatMap(({ key, fromLevel, levelUpCoins, sectionUpCoins }) => [
      fixedCost(`a level in ${key}`, { coins: levelUpCoins }),
      ...(fromLevel > 1 ? [fixedCost(`reaching ${key}`, { coins: sectionUpCoins })] : []),
    ]),
})

/** A round counts with its stake; a reversal takes back its points, but no level. */
function count(before: LeagueCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: LeagueRun) {
  const { type, payload, day, at } = event
  const { mode, stake, win, isFree } = payload
  if (isFree) return { ignored: 'free-round' }
  const { leagues, pointsPerUnit } = run.config
  const sign = type === 'round.settled' ? 1 : -1
  const { cell: open, pushes } = ended(before, day, run)
  const experience = Math.max(0, open.experience + sign * stake * pointsPerUnit[mode])
  const level = Math.max(open.level, levelOf(leagues, pointsOf(experience)))
  const net = mode === 'TournamentPoints' ? sign * (stake - win) : 0
  const cell = { ...cashback.add(open, day, net), experience, level, breakUntil: 0 }
  const climbed = levelsBetween(leagues, open.level, level)
  const grants = climbed.flatMap(({ index, league, ...paid }) => [
    ...balanceGrants(`level:${index}`, { coins: paid.level }),
    ...balanceGrants(`section:${league.id}`, { coins: paid.section }),
  ])
  const facts = climbed.length > 0 ? { facts: { vipLevel: level } } : {}
  return { cell, grants, ...facts, pushes: [...pushes, ...positionPushes(positionOf(cell, run, { at }), climbed)] }
}

function positionPushes(position: Position, climbed: readonly ReachedLevel[]): PushMessage[] {
  const push = (action: 'progressData' | 'levelUp' | 'sectionUp', told = position) =>
    liveMessage(rankLeaguePush, { action, ...told })
  const prize = { coins: climbed.reduce((sum, { level }) => sum + level, 0), entries: 0 }
  const up = { ...position, currentLevel: { ...position.currentLevel, prize } }
  const isNewSection = climbed.some(({ index, league }) => index === league.fromLevel)
  return [
    push('progressData'),
    ...(climbed.length > 0 ? [push('levelUp', up)] : []),
    ...(isNewSection ? [push('sectionUp')] : []),
  ]
}

/** The cell with its week ended if `day` is after it, and what the player is told of it. */
function ended(before: LeagueCell, day: CalendarDay, run: LeagueRun) {
  const { cell, expired, calculated: currentReward } = cashback.ended(before, day, run)
  if (cell === before) return { cell, pushes: [] }
  const pushes = [
    ...(expired > 0 ? [liveMessage(rankLeaguePush, { action: 'rankLeagueCashbackExpired' })] : []),
    ...(currentReward > 0 ? [liveMessage(rankLeaguePush, { action: 'rankLeagueCashbackCalculated', currentReward })] : []),
    liveMessage(rankLeaguePush, { action: 'calculationStatus', status: 'finished' }),
    cashbackMessage(cell, day, run),
  ]
  return { cell, pushes }
}

/** The state of the weekly reward, and what it is in each league. */
export const cashbackOf = (cell: LeagueCell, day: CalendarDay, run: LeagueRun): Cashback => ({
  ...cashback.stateOf(cell, day, run),
  sections: run.config.leagues.map(({ key: title, weeklyRewardBasisPoints: weeklyReward }) => ({ title, weeklyReward })),
})

const cashbackMessage = (cell: LeagueCell, day: CalendarDay, run: LeagueRun) =>
  liveMessage(cashbackPush, cashbackOf(cell, day, run))
