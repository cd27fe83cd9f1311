import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { addDays, type CalendarDay, calendarDayOf, endOfDay, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readCheckRuns } from '#ledger/index.ts'
import { readMoneyCheckedAt, readMoneyFaults } from '#platform/payments/money-check.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type * as contract from '../contract.ts'
import type { BooksDeps } from './reconcile.ts'
import { closeCase, readCases, readClosedDay, readPlayersBalances, readStatements, readTrialBalance } from './store.ts'

const DAYS_SHOWN = 31
/** What is worth US dollars first. */
const ORDER: readonly contract.LiabilityRow['kind'][] = [
  'winnings',
  'closed-accounts',
  'redemptions-payable',
  'purchase-debts',
  'entries',
  'coins',
  'tourPoints',
]

export const readBooksWith =
  ({ slices }: BooksDeps) =>
  async ({ reader, theme }: OperatorContext): Promise<ReplyOf<typeof contract.readBooks>> => {
    const closed = await readClosedDay(reader)
    const checkedAt = await readMoneyCheckedAt(reader)
    return {
      success: true,
      data: {
        statements: await readStatements(reader),
        cases: (await readCases(reader)).map((each) => ({ ...each, since: toUnixSeconds(each.since) })),
        faults: (await readMoneyFaults(reader)).map((fault) => ({ ...fault, since: toUnixSeconds(fault.since) })),
        checkedAt: checkedAt === null ? null : toUnixSeconds(checkedAt),
        ledgerChecks: (await readCheckRuns(reader)).map(({ ranAt, passedAt, ...run }) => ({
          ...run,
          ranAt: toUnixSeconds(ranAt),
          passedAt: passedAt === null ? null : toUnixSeconds(passedAt),
        })),
        balances: await readTrialBalance(reader),
        liability: [...(await readPlayersBalances(reader, theme.id)), ...(await readOwed(slices(), reader, theme.id))].toSorted(
          (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
        ),
        closed: closed && { ...closed, takenAt: toUnixSeconds(closed.takenAt) },
      },
    }
  }

/** By every slice, also one that is switched off. */
async function readOwed(slices: readonly ServerFeature[], reader: Reader, brand: string): Promise<contract.LiabilityRow[]> {
  const owed = await Promise.all(slices.map(({ moneyOwed }) => moneyOwed?.(reader, brand)))
  return owed.flatMap((each) =>
    each ? [{ kind: each.kind, minor: String(each.cents), held: '0', test: String(each.testCents) }] : [],
  )
}

export async function closeBooksCase(
  ctx: OperatorContext,
  { body: { id, why } }: InputOf<typeof contract.closeBooksCase>,
): Promise<ReplyOf<typeof contract.closeBooksCase>> {
  return ctx.change(async (tx) => {
    const isClosed = await closeCase(tx, { id }, { by: ctx.operator.id, why, at: ctx.clock.now() })
    const audit = { subject: `books ${id}`, what: 'books-case-closed', why }
    return { audit: isClosed ? audit : null, value: { success: isClosed } }
  })
}

export const readMoneyReportWith =
  ({ slices }: BooksDeps) =>
  async (
    { reader, theme, clock }: OperatorContext,
    { query }: InputOf<typeof contract.readMoneyReport>,
  ): Promise<ReplyOf<typeof contract.readMoneyReport>> => {
    const zone = theme.timeZone
    const to = (query.to ?? calendarDayOf(clock.now(), zone)) as CalendarDay
    const from = (query.from ?? addDays(to, 1 - DAYS_SHOWN)) as CalendarDay
    const period = { brand: theme.id, zone, from: startOfDay(from, zone), to: endOfDay(to, zone) }
    const days: contract.MoneyRow[] = []
    for (const { moneyBooks } of slices()) days.push(...((await moneyBooks?.days(reader, period)) ?? []))
    return { success: true, data: { from, to, days: days.toSorted((one, other) => other.day.localeCompare(one.day)) } }
  }
