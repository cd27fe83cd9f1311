import { z } from 'zod'
import type { PushMessage } from '#kernel/push.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { ShareState } from '#kernel/weekly-share.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { NO_WEEKS, weekFields, weeklyShare } from '#promotions/weekly-share/weekly-share.ts'
import { type Cashback, cashbackPush, rankLeaguePush, type Standing } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'
import { leagueAt, levelOf, levelsBetween, type ReachedLevel } from '../shared/league.ts'
import { pointsOf, type Position, positionOf, type Seen } from '../shared/position.ts'

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

type LeagueRun = Run<ConfigOf<typeof rankLeagueCampaign>>

/** By the league that the player is in. */
const cashback = weeklyShare({
  name: 'cashback',
  rateOf: ({ level }: LeagueCell, { config }: LeagueRun) => leagueAt(config.leagues, level).weeklyRewardBasisPoints,
  tellEnded: ({ expired, calculated: currentReward }) => [
    ...(expired > 0 ? [liveMessage(rankLeaguePush, { action: 'rankLeagueCashbackExpired' })] : []),
    ...(currentReward > 0 ? [liveMessage(rankLeaguePush, { action: 'rankLeagueCashbackCalculated', currentReward })] : []),
    liveMessage(rankLeaguePush, { action: 'calculationStatus', status: 'finished' }),
  ],
  tellState: (state, run) => liveMessage(cashbackPush, toCashback(state, run)),
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
      return { cell, pushes: positionPushes(positionOf(cell, run.config, { at }), []) }
    },
  },
  acts: { pay: cashback.claim },
  due: cashback.due,
  tick: cashback.tick,
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
  const { cell: open, pushes } = cashback.ended(before, day, run)
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
  return { cell, grants, ...facts, pushes: [...pushes, ...positionPushes(positionOf(cell, run.config, { at }), climbed)] }
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

const toCashback = (state: ShareState, { config: { leagues } }: LeagueRun): Cashback => ({
  ...state,
  sections: leagues.map(({ key: title, weeklyRewardBasisPoints: weeklyReward }) => ({ title, weeklyReward })),
})

/** What the page and the profile show. */
export const standingOf = (cell: LeagueCell, run: LeagueRun, { today, ...seen }: Seen & { today: CalendarDay }): Standing => ({
  ...positionOf(cell, run.config, seen),
  cashback: toCashback(cashback.stateOf(cell, today, run), run),
})
