import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { addDays, type CalendarDay, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { GrantOrder, Run } from '../definition.ts'
import { balanceGrants } from '../grants/balance-grants.ts'

/**
 * A share of each week's net play in coins, for cells that hold `weekFields`: added up while the week runs, calculated as
 * it ends, claimed in the week after it, and then gone. Weeks are named by their Monday.
 */
export interface WeeklyShare<W extends Weeks, R extends WeekRun> {
  /** Net play counts in its week until that was taken or has expired, then in the running one. */
  readonly add: (cell: W, day: CalendarDay, net: number) => W
  /** When a week is to be calculated; null if nothing waits for its end. */
  readonly due: (cell: W, run: R) => Instant | null
  /** The cell with its week ended if `today` is after it, else the same cell. */
  readonly ended: (cell: W, today: CalendarDay, run: R) => EndedWeek<W>
  readonly stateOf: (cell: W, today: CalendarDay, run: R) => ShareState
  /** Undefined while nothing can be claimed. */
  readonly claim: (cell: W, today: CalendarDay, run: R) => ClaimedShare<W> | undefined
  /** At the end of a run all of it is paid, also of the running week. */
  readonly close: (cell: W, run: R) => { readonly cell: W; readonly grants: GrantOrder[] }
}

/** The fields of a cell. */
export const weekFields = {
  /** The week that `net` sums up; null if nothing was staked since the last calculation. */
  week: dayField.nullable(),
  /** Stakes minus wins in coins. */
  net: z.int(),
  /** The calculated week, until the next calculation, with the share at its end. */
  last: z.object({ week: dayField, net: z.int(), rate: z.int().min(0), isTaken: z.boolean() }).nullable(),
}

/** Their values in the cell of a player without one. */
export const NO_WEEKS: Weeks = { week: null, net: 0, last: null }

export type Weeks = z.infer<z.ZodObject<typeof weekFields>>
type WeekRun = Pick<Run, 'timeZone'>

export interface EndedWeek<W> {
  readonly cell: W
  /** Coins that were not claimed in time, and those that now can be. */
  readonly expired: number
  readonly calculated: number
}

export interface ShareState {
  /** `calculating`: the week is over and its share follows. */
  readonly status: 'available' | 'calculating' | 'unavailable'
  /** What waits for its claim. */
  readonly currentReward: number
  /** The running week's so far. */
  readonly nextReward: number
  /** The next calculation, at which what waits expires; and its day. */
  readonly availableAfterDateTime: number
  readonly availableAfterDay: CalendarDay
}

export interface ClaimedShare<W> {
  readonly cell: W
  readonly prize: number
  readonly grants: GrantOrder[]
}

interface ShareRules<W, R> {
  /** What its grants are named: `cashback:2026-11-16`. */
  readonly name: string
  /** In hundredths of a percent, as if the week ended now. */
  readonly rateOf: (cell: W, run: R) => number
}

const WEEK = 7
const COIN = 100

export function weeklyShare<W extends Weeks, R extends WeekRun>({ name, rateOf }: ShareRules<W, R>): WeeklyShare<W, R> {
  const running = (cell: W, run: R) => ({ net: cell.net, rate: rateOf(cell, run), isTaken: false })
  const grantOf = (week: CalendarDay | null | undefined, coins: number) => balanceGrants(`${name}:${week}`, { coins })
  const stateOf = (cell: W, today: CalendarDay, run: R): ShareState => {
    const monday = mondayOf(today)
    const isOver = (openWeek(cell) ?? monday) < monday
    const currentReward = isOver ? 0 : rewardOf(cell.last)
    return {
      status: isOver && cell.week ? 'calculating' : currentReward > 0 ? 'available' : 'unavailable',
      currentReward,
      nextReward: isOver ? 0 : rewardOf(running(cell, run)),
      availableAfterDateTime: toUnixSeconds(endOf(monday, run)),
      availableAfterDay: addDays(monday, WEEK),
    }
  }
  return {
    add: addNet,
    due(cell, run) {
      const week = openWeek(cell)
      return week && endOf(week, run)
    },
    ended(before, today, run) {
      const cell = endWeek(before, today, running(before, run))
      if (cell === before) return { cell, expired: 0, calculated: 0 }
      return { cell, expired: rewardOf(before.last), calculated: rewardOf(cell.last) }
    },
    stateOf,
    claim(before, today, run) {
      const { status, currentReward: prize } = stateOf(before, today, run)
      if (status !== 'available' || !before.last) return undefined
      const cell = { ...before, last: { ...before.last, isTaken: true } }
      return { cell, prize, grants: grantOf(before.last.week, prize) }
    },
    close: (cell, run) => ({
      cell: { ...cell, ...NO_WEEKS },
      grants: [...grantOf(cell.last?.week, rewardOf(cell.last)), ...grantOf(cell.week, rewardOf(running(cell, run)))],
    }),
  }
}

export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK))

const endOf = (week: CalendarDay, { timeZone }: WeekRun): number => startOfDay(addDays(week, WEEK), timeZone)

/** The week in progress as the sums know it; null if nothing waits for its end. */
const openWeek = ({ week, last }: Weeks): CalendarDay | null => week ?? (last && addDays(last.week, WEEK))

type Shared = Omit<NonNullable<Weeks['last']>, 'week'>

/** In whole coins; 0 once taken. */
const rewardOf = (week: Shared | null): number =>
  week && !week.isTaken ? Math.floor((Math.max(0, week.net) * week.rate) / 10_000 / COIN) * COIN : 0

/** Its reward replaces the former one. A week later nobody could claim it. */
function endWeek<W extends Weeks>(cell: W, today: CalendarDay, running: Shared): W {
  const week = openWeek(cell)
  if (!week || mondayOf(today) <= week) return cell
  const isJustOver = mondayOf(today) === addDays(week, WEEK)
  return { ...cell, ...NO_WEEKS, last: cell.week && isJustOver ? { week, ...running } : null }
}

function addNet<W extends Weeks>(cell: W, day: CalendarDay, net: number): W {
  const { last } = cell
  const week = mondayOf(day)
  if (net === 0) return cell
  if (last?.week === week && !last.isTaken) return { ...cell, last: { ...last, net: last.net + net } }
  const open = openWeek(cell)
  return { ...cell, week: open && open > week ? open : week, net: cell.net + net }
}
