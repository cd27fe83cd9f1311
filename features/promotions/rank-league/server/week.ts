import { addDays, type CalendarDay, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Run } from '#promotions/definition.ts'
import type { Cashback } from '../contract.ts'
import type { rankLeagueCampaign } from '../shared/campaign.ts'
import { leagueAt } from '../shared/league.ts'

export type LeagueRun = Run<ConfigOf<typeof rankLeagueCampaign>>

/** Weeks are named by their Monday. */
export interface Weeks {
  readonly level: number
  /** The week that `net` sums up; null if nothing was staked since the last calculation. */
  readonly week: CalendarDay | null
  /** Stakes minus wins in coins. */
  readonly net: number
  /** The calculated week, until the next calculation, with the rate of the league at its end. */
  readonly last: { readonly week: CalendarDay; readonly net: number; readonly rate: number; readonly isTaken: boolean } | null
}

const WEEK = 7
const COIN = 100

export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK))

/** The week in progress as the sums know it; null if nothing waits for its end. */
const openWeek = ({ week, last }: Weeks): CalendarDay | null => week ?? (last && addDays(last.week, WEEK))

const endOf = (week: CalendarDay, { timeZone }: LeagueRun): number => startOfDay(addDays(week, WEEK), timeZone)

export const nextCalculation = (weeks: Weeks, run: LeagueRun): number | null => {
  const week = openWeek(weeks)
  return week && endOf(week, run)
}

/** In whole coins; 0 once taken. */
export const rewardOf = (week: Omit<NonNullable<Weeks['last']>, 'week'> | null): number =>
  week && !week.isTaken ? Math.floor((Math.max(0, week.net) * week.rate) / 10_000 / COIN) * COIN : 0

/** The running week, as if it ended now. */
export const runningWeek = ({ net, level }: Weeks, { config: { leagues } }: LeagueRun) => ({
  net,
  rate: leagueAt(leagues, level).weeklyRewardBasisPoints,
  isTaken: false,
})

/** The week ends if `today` is after it: its reward replaces the former one. A week later nobody could claim it. */
export function endWeek<W extends Weeks>(weeks: W, today: CalendarDay, run: LeagueRun): W {
  const week = openWeek(weeks)
  if (!week || mondayOf(today) <= week) return weeks
  const isJustOver = mondayOf(today) === addDays(week, WEEK)
  const last = weeks.week && isJustOver ? { week, ...runningWeek(weeks, run) } : null
  return { ...weeks, week: null, net: 0, last }
}

/** Net play counts in its week until that was taken or has expired, then in the running one. */
export function addNet<W extends Weeks>(weeks: W, day: CalendarDay, net: number): W {
  const { last } = weeks
  const week = mondayOf(day)
  if (net === 0) return weeks
  if (last?.week === week && !last.isTaken) return { ...weeks, last: { ...last, net: last.net + net } }
  const open = openWeek(weeks)
  return { ...weeks, week: open && open > week ? open : week, net: weeks.net + net }
}

export function cashbackOf(weeks: Weeks, today: CalendarDay, run: LeagueRun): Cashback {
  const monday = mondayOf(today)
  const isOver = (openWeek(weeks) ?? monday) < monday
  const currentReward = isOver ? 0 : rewardOf(weeks.last)
  return {
    status: isOver && weeks.week ? 'calculating' : currentReward > 0 ? 'available' : 'unavailable',
    currentReward,
    nextReward: isOver ? 0 : rewardOf(runningWeek(weeks, run)),
    availableAfterDateTime: toUnixSeconds(endOf(monday, run)),
    availableAfterDay: addDays(monday, WEEK),
    sections: run.config.leagues.map(({ key, weeklyRewardBasisPoints }) => ({
      title: key,
      weeklyReward: weeklyRewardBasisPoints,
    })),
  }
}
