import { sql } from 'kysely'
import type { CampaignBudget, GrantLimit } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { GrantValue, PromotionDefinition, Run } from '../definition.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { readBrandCap } from './brand-cap.ts'
import { giveBack, type Pot, readPot, takeFromPot, type Taken } from './pots.ts'

/** Minor units. One of entries is one US cent. */
export interface Amounts {
  readonly coins: number
  readonly entries: number
}

/** The player, run and time that an amount is spent for. */
export interface Spender {
  /** Undefined if this process no longer knows the run. */
  readonly known: Pick<KnownRun, 'promotion' | 'run'> | undefined
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  readonly theme: { readonly id: string; readonly timeZone: string }
  readonly at: Instant
}

export interface LimitingPot extends Pot {
  readonly asset: keyof Amounts
  readonly shortage: GrantLimit
}

/** The reservations of this transaction, by pot. */
export type Hold = readonly (Taken & { readonly asset: keyof Amounts })[]

/** Those of these players that are test accounts, whose prizes a run's budget does not pay. */
export async function testAccountsOf(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlySet<Id<'plr'>>> {
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select id from player where id = any(${players}::text[]) and is_test`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Reserves an amount of the run's budget and the caps. A transaction that fails reserves nothing. Locks pots: after cells
 * and before wallets.
 */
export async function reserve(
  tx: Tx,
  spender: Spender,
  amounts: Amounts,
  { isWaiting }: { readonly isWaiting: boolean },
): Promise<Hold | GrantLimit | 'busy'> {
  const hold: Hold[number][] = []
  if (amounts.coins === 0 && amounts.entries === 0) return hold
  const isTest = (await testAccountsOf(tx, [spender.player])).has(spender.player)
  for (const pot of potsOf(spender, { cap: await readBrandCap(tx, spender.theme.id), isTest })) {
    const amount = amounts[pot.asset]
    if (amount === 0) continue
    const taken = await takeFromPot(tx, pot, amount, isWaiting)
    if (taken === 'exhausted' || taken === 'busy') {
      await settle(tx, hold, [])
      return taken === 'busy' ? 'busy' : pot.shortage
    }
    if (taken) hold.push({ ...taken, asset: pot.asset })
  }
  return hold
}

/** Returns the part of a reservation that was not paid. */
export async function settle(tx: Tx, hold: Hold, paid: readonly GrantValue[]): Promise<void> {
  const sum = sumOf(paid)
  for (const taken of hold) {
    assert(sum[taken.asset] <= taken.amount, 'a grant is no larger than what was reserved for it')
    await giveBack(tx, taken, taken.amount - sum[taken.asset])
  }
}

/** The value of these grants; only balances count. */
export const sumOf = (values: readonly GrantValue[]): Amounts =>
  values.reduce<Amounts>(
    (sum, value) => (value.kind === 'balance' ? { coins: sum.coins + value.coins, entries: sum.entries + value.entries } : sum),
    { coins: 0, entries: 0 },
  )

/** The largest grant of one trigger of this run. */
export function largestOf({
  promotion,
  run,
}: {
  readonly promotion: PromotionDefinition
  readonly run: { readonly config: unknown }
}): Amounts {
  const costs = promotion.cost(run.config)
  return {
    coins: Math.max(0, ...costs.map(({ coins }) => coins.max)),
    entries: Math.max(0, ...costs.map(({ entries }) => entries.max)),
  }
}

/** The remaining budget of a run by asset; assets without a limit or without grants are absent. */
export async function readBudget(
  db: Reader,
  run: string,
): Promise<Partial<Record<keyof Amounts, { total: number; left: number }>>> {
  const [coins, entries] = await Promise.all([readPot(db, `${run}:coins`), readPot(db, `${run}:entries`)])
  return { ...(coins && { coins }), ...(entries && { entries }) }
}

/** The lower limit of the promotion's own budget and the operators' one. */
export function budgetOf({
  promotion,
  run,
}: Pick<KnownRun, 'promotion'> & { readonly run: Pick<Run, 'config' | 'budget'> }): CampaignBudget {
  const own = promotion.budget?.(run.config)
  const least = (asset: keyof Amounts): number | null => {
    const limits = [own?.[asset], run.budget?.[asset]].filter((limit) => limit != null)
    return limits.length > 0 ? Math.min(...limits) : null
  }
  return { coins: least('coins'), entries: least('entries'), entriesPerPlayerAndDay: own?.entriesPerPlayerAndDay ?? null }
}

interface Limits {
  /** Of the brand's day, which test accounts use, too: their prizes can cost money. */
  readonly cap: number | null
  readonly isTest: boolean
}

/** In locking order. */
export function potsOf({ known, run, player, theme, at }: Spender, { cap, isTest }: Limits): LimitingPot[] {
  const budget = known && budgetOf(known)
  const day = calendarDayOf(at, theme.timeZone)
  const ofRun = (asset: keyof Amounts): LimitingPot => {
    const total = budget?.[asset] ?? null
    return { name: `${run}:${asset}`, total, asset, shortage: 'budget-exhausted' }
  }
  const perDay = { day, asset: 'entries', shortage: 'cap-reached' } as const
  return [
    ...(isTest || (known && !budget?.coins) ? [] : [ofRun('coins')]),
    ...(isTest || (known && !budget?.entries) ? [] : [ofRun('entries')]),
    ...(budget?.entriesPerPlayerAndDay
      ? [{ ...perDay, name: `${run}:${player}:${day}`, total: budget.entriesPerPlayerAndDay, player }]
      : []),
    ...(cap === null ? [] : [{ ...perDay, name: `brand:${theme.id}:${day}`, total: cap }]),
  ]
}
