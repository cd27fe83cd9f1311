import { type CalendarDay, addDays, MINUTE_MS, endOfDay } from '#kernel/time.ts'
import { createDice, type Dice } from '#ledger/testing/dice.ts'
import type { Database } from '#platform/db/database.ts'
import { startSandboxPayments } from '../sandbox-payments.ts'
import { openTestSite, type TestSite } from '../site.ts'
import {
  boardFaults,
  cellFaults,
  type Faults,
  type Liabilities,
  moneyFaults,
  readFigures,
  readLiabilities,
  type RunFigures,
} from './checks.ts'
import { type MonthCounts, newCounts } from './counts.ts'
import { type Habits, planPlayers } from './habits.ts'
import { type Life, liveDay } from './live-day.ts'
import { type Member, newMember, oldMember } from './members.ts'
import { operatorsNow, PLANS_AT_ONCE, type PlannedRun, publishRun, type PublishedRun } from './plans.ts'
import { openTill } from './purchases.ts'

export interface MonthSize {
  readonly players: number
  /** Of the month, and of the past before it. */
  readonly days: number
  /** The part of the past in which promotions run. */
  readonly promotedDays: number
  readonly slotMinutes: number
  readonly jobsEvery: number
  readonly seed: string
}

export interface WeekEnd {
  readonly day: CalendarDay
  readonly owed: Liabilities
  readonly cells: number
  readonly faults: Faults
}

export interface MonthOutcome {
  readonly size: MonthSize
  readonly first: CalendarDay
  readonly members: readonly Habits[]
  readonly counts: MonthCounts
  /** Of the past, beside those of the month. */
  readonly before: MonthCounts
  readonly weeks: readonly WeekEnd[]
  readonly runs: readonly (PublishedRun & { readonly figures: RunFigures })[]
  readonly tables: readonly { readonly run: string; readonly places: number; readonly hash: string }[]
  readonly faults: Faults
}

/** In the future, so that no retention by the database's clock ends before the month; with the end of summer time in it. */
const FIRST: CalendarDay = '2030-10-28' as CalendarDay
const WEEK = 7

interface Plans {
  /** The runs of the promoted part of the past, and those of the month. */
  readonly past: readonly PlannedRun[]
  readonly month: readonly PlannedRun[]
}

export interface MonthWatch {
  tell(line: string): void
  /** Replaces a database of the test's own. */
  readonly database?: Database
  /** Looks at the site after the month, before it closes. */
  after?(site: TestSite, members: readonly Member[]): Promise<void>
}

/** Lives a month with all promotions, after a past that forecasts read. */
export async function liveMonth(
  size: MonthSize,
  { past, month }: Plans,
  { tell, database, after }: MonthWatch,
): Promise<MonthOutcome> {
  const dice = createDice(size.seed)
  const payments = await startSandboxPayments()
  const site = await openTestSite({
    ...(database ? { database } : {}),
    payments: [payments.provider],
    now: `${addDays(FIRST, -size.days)}T05:00:00Z`,
    options: { redemptions: { bankMinCents: 500 } },
  })
  payments.connect(site)
  try {
    const before = newCounts()
    const counts = newCounts()
    const state = newState(site, size, dice)
    const tills = new Map([before, counts].map((each) => [each, openTill(site, payments, dice, each)]))
    const published: PublishedRun[] = []
    const weeks: WeekEnd[] = []
    for (let no = -size.days; no < size.days; no++) {
      const of = no < 0 ? before : counts
      const till = tills.get(of)!
      const life: Life = {
        site,
        dice,
        counts: of,
        till,
        slotMinutes: size.slotMinutes,
        isPromoted: () => published.length > 0,
        jobsEvery: size.jobsEvery,
        open: () => ({
          isOn: (asked) => published.some(({ feature, startsOn, endsOn }) => feature === asked && startsOn <= no && no < endsOn),
          bonus: published.findLast(({ feature, startsOn, endsOn }) => feature === 'offers' && startsOn <= no && no < endsOn)
            ?.slug,
          lottery: published.findLast(({ feature, endsOn }) => feature === 'lottery' && endsOn <= no)?.id,
        }),
      }
      await state.welcome(no)
      await site.deliverEvents()
      await liveDay(life, state.members, { day: state.dayOf(no), no })
      let operators = await operatorsNow(site)
      await till.turnBack(operators[0])
      await site.deliverEvents()
      await site.runJobs()
      await site.deliverEvents()
      // The servers of tests leave it out.
      if (no % WEEK === 0) await site.database.pool.query('analyze')
      if (no >= 0 && (no % WEEK === WEEK - 1 || no === size.days - 1)) {
        const open = published.filter(({ startsOn, endsOn }) => startsOn <= no && no < endsOn)
        weeks.push(await endWeek(site, operators[0], { day: state.dayOf(no), open }))
      }
      const starting = [...past, ...month].filter(({ startsOn }) => startsOn === no + 1)
      for (const [nth, plan] of starting.entries()) {
        if (nth > 0 && nth % PLANS_AT_ONCE === 0) operators = await operatorsNow(site)
        published.push(await publishRun({ site, dayOf: state.dayOf, operators }, plan))
      }
      tell(`day ${no}: ${of.of('rounds').count} rounds, ${of.of('purchases').count} purchases`)
      site.advance(Math.max(0, endOfDay(state.dayOf(no), site.theme.timeZone) - site.clock.now()))
    }
    site.advance(MINUTE_MS)
    await site.deliverEvents()
    await site.closeRuns()
    await site.deliverEvents()
    const outcome = { size, first: FIRST, members: state.habits, counts, before, weeks, ...(await endMonth(site, published)) }
    await after?.(site, state.members)
    return outcome
  } finally {
    await site.close()
    await payments.close()
  }
}

function newState(site: TestSite, size: MonthSize, dice: Dice) {
  const habits = planPlayers(dice, size)
  const members: Member[] = []
  const isSteady = (each: Habits): each is Habits & { readonly habit: 'casual' | 'regular' | 'heavy' } =>
    each.habit !== 'new' && each.habit !== 'returning'
  return {
    habits,
    members,
    dayOf: (no: number): CalendarDay => addDays(FIRST, no),
    /** Opens the accounts of a day: every second newcomer has a friend's code. */
    async welcome(no: number): Promise<void> {
      for (const each of habits.filter(({ joinsOn }) => joinsOn === no)) {
        const friend = members.length > 0 && dice.oneIn(2) ? dice.pick(members) : undefined
        members.push(isSteady(each) ? await oldMember(site, each) : await newMember(site, each, friend))
      }
    },
  }
}

async function endWeek(
  site: TestSite,
  operator: Awaited<ReturnType<typeof operatorsNow>>[0],
  { day, open }: { readonly day: CalendarDay; readonly open: readonly PublishedRun[] },
): Promise<WeekEnd> {
  const { cells, faults } = await cellFaults(site, open)
  const { owed, faults: owedFaults } = await readLiabilities(site, operator)
  const runFaults: string[] = []
  for (const run of open) runFaults.push(...(await readFigures(site, operator, run)).faults)
  return { day, owed, cells, faults: [...(await moneyFaults(site)), ...faults, ...owedFaults, ...runFaults] }
}

/** After all runs have closed, and their prizes are paid. */
async function endMonth(site: TestSite, published: readonly PublishedRun[]) {
  const [operator] = await operatorsNow(site)
  const faults = [...(await moneyFaults(site))]
  const runs: (PublishedRun & { readonly figures: RunFigures })[] = []
  for (const run of published) {
    const { figures, faults: found } = await readFigures(site, operator, run)
    faults.push(...found)
    if (run.startsOn >= 0) runs.push({ ...run, figures })
  }
  const boards = await boardFaults(site, published)
  return { runs, tables: boards.tables, faults: [...faults, ...boards.faults, ...(await readLiabilities(site, operator)).faults] }
}
