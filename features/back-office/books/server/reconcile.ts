import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { addDays, type CalendarDay, calendarDayOf, DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import { postHouse } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { PaymentProvider, StatementLine } from '#platform/payments/provider.ts'
import { differenceOf, type ToldFact } from './compare.ts'
import {
  closeCase,
  hasStatement,
  insertStatement,
  insertTrialBalance,
  openCase,
  readOpenReferences,
  readToldOn,
  readTrialBalance,
  sumStatements,
} from './store.ts'

/** How many ended days are looked at: a statement may come late. */
const DAYS_BACK = 3
/** After this time a statement that did not come is a case. */
const LATE_MS = 36 * HOUR_MS
const UTC = 'UTC'

export interface BooksDeps {
  readonly payments: readonly PaymentProvider[]
  readonly slices: () => readonly ServerFeature[]
}

/** Takes the statements of ended days and compares them with what we heard and booked. Each day of a provider once. */
export async function reconcile(deps: BooksDeps, ctx: Context): Promise<void> {
  const today = calendarDayOf(ctx.clock.now(), UTC)
  for (let back = DAYS_BACK; back >= 1; back--)
    for (const provider of deps.payments.filter(({ statement }) => statement))
      await reconcileDay(deps, ctx, provider, addDays(today, -back))
}

/** Names the case of a statement that did not come. */
const statementOf = (day: CalendarDay): string => `statement ${day}`
const startOf = (day: CalendarDay): Instant => Date.parse(`${day}T00:00:00Z`)

async function reconcileDay(deps: BooksDeps, ctx: Context, provider: PaymentProvider, day: CalendarDay): Promise<void> {
  const taken = { provider: provider.id, day }
  if (await hasStatement(ctx.reader, taken)) return
  const lines = await provider.statement?.(day).catch((error: unknown) => {
    ctx.log.warn({ err: error, ...taken }, 'a payment provider has no statement; it is asked again')
    return undefined
  })
  const at = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    const [from, to] = [startOf(day), startOf(day) + DAY_MS]
    const told = await readToldOn(tx, provider.id, from, to)
    // An empty statement of a day with payments has not come yet.
    if (!lines || (lines.length === 0 && told.length > 0)) return awaitStatement(tx, ctx, taken, to)
    const sum = (value: (line: StatementLine) => number): number => lines.reduce((total, line) => total + value(line), 0)
    const feeCents = sum(({ kind, cents, feeCents: fee }) => fee - (kind === 'fee' ? cents : 0))
    const settledCents = -sum(({ kind, cents }) => (kind === 'settlement' ? cents : 0))
    if (!(await insertStatement(tx, { ...taken, lines, feeCents, settledCents, at }))) return
    await closeCase(tx, { provider: provider.id, reference: statementOf(day) }, { by: 'job', why: 'the statement came', at })
    await bookStatement(tx, taken, { feeCents, settledCents })
    const listed = [...(await sumStatements(tx, taken, null)).keys()]
    const open = await readOpenReferences(tx, provider.id)
    await compareAll(deps, ctx, tx, { ...taken, references: [...new Set([...listed, ...told, ...open])] })
  })
}

interface Taken {
  readonly provider: string
  readonly day: CalendarDay
}

async function awaitStatement(tx: Tx, ctx: Context, taken: Taken, dayEnd: Instant): Promise<void> {
  const at = ctx.clock.now()
  if (at < dayEnd + LATE_MS) return
  const nothing = { statementCents: 0, toldCents: 0, bookedCents: 0 }
  await openCase(tx, { ...taken, ...nothing, reference: statementOf(taken.day), kind: 'statement-missing' }, at)
}

/** Fees are a cost; what was settled is at the bank. */
async function bookStatement(
  tx: Tx,
  { provider, day }: Taken,
  { feeCents, settledCents }: { readonly feeCents: number; readonly settledCents: number },
): Promise<void> {
  const book = async (what: string, to: 'provider-fees' | 'bank', cents: number): Promise<void> => {
    if (cents === 0) return
    const amount = money('usd', BigInt(Math.abs(cents)))
    const movement = cents > 0 ? ({ from: 'payment-clearing', to } as const) : ({ from: to, to: 'payment-clearing' } as const)
    await postHouse(tx, {
      key: `${what}:${provider}:${day}`,
      kind: what,
      movements: [{ ...movement, amount }],
      ref: { provider, day },
    })
  }
  await book('provider-fee', 'provider-fees', feeCents)
  await book('settlement', 'bank', settledCents)
}

async function compareAll(
  { slices }: BooksDeps,
  ctx: Context,
  tx: Tx,
  { provider, day, references }: Taken & { readonly references: readonly string[] },
): Promise<void> {
  const at = ctx.clock.now()
  const statements = await sumStatements(tx, { provider, day }, references)
  const told = await readFactsOf(tx, references)
  const booked = new Map<string, number>()
  for (const { moneyBooks } of slices()) {
    const own = references.filter((reference) => moneyBooks && reference.startsWith(moneyBooks.prefix))
    for (const { reference, cents } of (await moneyBooks?.booked(tx, own)) ?? []) booked.set(reference, cents)
  }
  for (const reference of references) {
    const difference = differenceOf({
      statementCents: statements.get(reference),
      facts: told.get(reference) ?? [],
      bookedCents: booked.get(reference) ?? 0,
      dayEnd: startOf(day) + DAY_MS,
    })
    if (difference) await openCase(tx, { provider, day, reference, ...difference }, at)
    else await closeCase(tx, { provider, reference }, { by: 'job', why: 'the sides agree', at })
  }
}

async function readFactsOf(db: Reader, references: readonly string[]): Promise<ReadonlyMap<string, ToldFact[]>> {
  const { rows } = await sql<ToldFact & { reference: string }>`
    select reference, fact, told_at as "toldAt" from payment_fact where reference = any (${[...references]}) order by no`.execute(
    db,
  )
  const all = new Map<string, ToldFact[]>()
  for (const { reference, ...fact } of rows) all.set(reference, [...(all.get(reference) ?? []), fact])
  return all
}

/** Keeps every balance once a day. Assets that do not add up to zero are an error (PAY-7). */
export async function closeDay(ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  const day = addDays(calendarDayOf(at, UTC), -1)
  await ctx.transaction(async (tx) => {
    const balances = await readTrialBalance(tx)
    const sums = new Map<string, bigint>()
    for (const { asset, minor } of balances) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(minor))
    const unbalanced = [...sums].filter(([, sum]) => sum !== 0n).map(([asset, sum]) => `${asset} ${sum}`)
    if (unbalanced.length > 0) ctx.log.error({ unbalanced }, 'the trial balance does not add up to zero')
    await insertTrialBalance(tx, day, balances, at)
  })
}
