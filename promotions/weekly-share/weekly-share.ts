import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import type { PushMessage } from '#kernel/push.ts'
import { addDays, calendarDayOf, type CalendarDay, daysBetween, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { ShareState } from '#kernel/weekly-share.ts'
import type { Act, GrantOrder, PromotionDefinition, Run } from '../definition.ts'
import { balanceGrants } from '../grants/balance-grants.ts'

/**
 * A share of each week's net play in coins, for cells that hold `weekFields`: added up while the week runs, calculated as
 * it ends, claimed in the week after it, and then gone. Weeks are named by their Monday.
 */
export interface WeeklyShare<C, W extends Weeks> extends Required<Pick<PromotionDefinition<C, W>, 'due' | 'tick'>> {
  /** Net play counts in its week until that was taken or has expired, then in the running one. */
  readonly add: (cell: W, day: CalendarDay, net: number) => W
  /** The cell with its week ended if `today` is after it, else the same cell; and what the player is told of it. */
  readonly ended: (cell: W, today: CalendarDay, run: Run<C>) => { readonly cell: W; readonly pushes: PushMessage[] }
  readonly stateOf: (cell: W, today: CalendarDay, run: Run<C>) => ShareState
  /** Takes what waits, once a week. Replies with the prize; refused as `no-reward`. */
  readonly claim: Act<C, W>
  /** At the end of a run all of it is paid, also of the running week. */
  readonly close: (cell: W, run: Run<C>) => { readonly cell: W; readonly grants: GrantOrder[] }
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

interface ShareRules<C, W> {
  /** What its grants are named: `cashback:2026-11-16`. */
  readonly name: string
  /** In hundredths of a percent, as if the week ended now. */
  readonly rateOf: (cell: W, run: Run<C>) => number
  /** What a player is told when a week has ended: coins that were not claimed in time, and those that now can be. */
  readonly tellEnded: (week: { readonly expired: number; readonly calculated: number }) => PushMessage[]
  /** The state, told after each change of it. */
  readonly tellState: (state: ShareState, run: Run<C>) => PushMessage
}

const WEEK = 7
const COIN = 100

export function weeklyShare<C, W extends Weeks>({ name, rateOf, tellEnded, tellState }: ShareRules<C, W>): WeeklyShare<C, W> {
  const running = (cell: W, run: Run<C>) => ({ net: cell.net, rate: rateOf(cell, run), isTaken: false })
  const grantOf = (week: CalendarDay | null | undefined, coins: number) => balanceGrants(`${name}:${week}`, { coins })
  const stateOf = (cell: W, today: CalendarDay, run: Run<C>): ShareState => {
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
  const ended = (before: W, today: CalendarDay, run: Run<C>) => {
    const cell = endWeek(before, today, running(before, run))
    if (cell === before) return { cell, pushes: [] }
    const week = { expired: rewardOf(before.last), calculated: rewardOf(cell.last) }
    return { cell, pushes: [...tellEnded(week), tellState(stateOf(cell, today, run), run)] }
  }
  return {
    add: addNet,
    due(cell, run) {
      const week = openWeek(cell)
      return week && endOf(week, run)
    },
    ended,
    tick: (cell, at, run) => ended(cell, calendarDayOf(at, run.timeZone), run),
    stateOf,
    claim: {
      isClaim: true,
      once: ({ day }) => `week:${mondayOf(day)}`,
      do(before, { day }, run) {
        const { status, currentReward: prize } = stateOf(before, day, run)
        if (status !== 'available' || !before.last) return { refused: 'no-reward' }
        const cell = { ...before, last: { ...before.last, isTaken: true } }
        const pushes = [tellState(stateOf(cell, day, run), run)]
        return { cell, reply: { prize }, grants: grantOf(before.last.week, prize), pushes }
      },
    },
    close: (cell, run) => ({
      cell: { ...cell, ...NO_WEEKS },
      grants: [...grantOf(cell.last?.week, rewardOf(cell.last)), ...grantOf(cell.week, rewardOf(running(cell, run)))],
    }),
  }
}

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -(daysBetween(A_MONDAY, day) % WEEK))
const A_MONDAY = '1970-01-05'

const endOf = (week: CalendarDay, { timeZone }: Pick<Run, 'timeZone'>): number => startOfDay(addDays(week, WEEK), timeZone)

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
