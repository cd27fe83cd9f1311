import type { GrantLimit } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GrantValue } from '../definition.ts'
import { type Amounts, type LimitingPot, potsOf, reserve, type Spender, sumOf, testAccountsOf } from './budget.ts'
import { readBrandCaps } from './brand-cap.ts'
import { giveBackMany, type Taken, takeFromPots } from './pots.ts'

/** A grant to reserve for, by its key. */
export interface Spending {
  readonly key: string
  readonly spender: Spender
  readonly value: GrantValue
}

/** What was taken of one slice for these grants. */
interface Share extends Taken {
  readonly asset: keyof Amounts
  readonly keys: readonly string[]
}

export interface Reserved {
  readonly shares: readonly Share[]
  /** By key, what limits a grant: then nothing is reserved for it. */
  readonly limits: ReadonlyMap<string, GrantLimit | 'busy'>
}

interface Draft {
  readonly pot: LimitingPot
  readonly spendings: readonly Spending[]
}

/**
 * Reserves many grants without waiting for locks. Each pot is asked once for all that draw on it; if it does not have
 * enough, those grants are judged one after another.
 */
export async function reserveTogether(tx: Tx, spendings: readonly Spending[]): Promise<Reserved> {
  const spending = spendings.filter(({ value }) => costs(value))
  if (spending.length === 0) return { shares: [], limits: new Map() }
  const caps = await readBrandCaps(tx, [...new Set(spending.map(({ spender }) => spender.theme.id))])
  const tests = await testAccountsOf(tx, [...new Set(spending.map(({ spender }) => spender.player))])
  const drafts = draftsOf(spending, { caps, tests })
  const taken = await takeFromPots(
    tx,
    drafts.map((draft) => ({ pot: draft.pot, amount: amountOf(draft) })),
  )
  const alone = new Set(drafts.flatMap(({ spendings: own }, nth) => (typeof taken[nth] === 'string' ? own : [])))
  const shares: Share[] = []
  const returned: Taken[] = []
  for (const [nth, { pot, spendings: own }] of drafts.entries()) {
    const share = taken[nth]
    if (typeof share !== 'object') continue
    const kept = own.filter((each) => !alone.has(each))
    const amount = amountOf({ pot, spendings: kept })
    shares.push({ ...share, amount, asset: pot.asset, keys: kept.map(({ key }) => key) })
    returned.push({ ...share, amount: share.amount - amount })
  }
  await giveBackMany(tx, returned)
  return reserveAlone(tx, [...alone], shares)
}

async function reserveAlone(tx: Tx, spendings: readonly Spending[], before: readonly Share[]): Promise<Reserved> {
  const shares = [...before]
  const limits = new Map<string, GrantLimit | 'busy'>()
  for (const { key, spender, value } of spendings) {
    const hold = await reserve(tx, spender, sumOf([value]), { isWaiting: false })
    if (typeof hold === 'string') limits.set(key, hold)
    else shares.push(...hold.map((taken) => ({ ...taken, keys: [key] })))
  }
  return { shares, limits }
}

/** Returns what was not paid. */
export async function settleTogether(tx: Tx, { shares }: Reserved, paid: ReadonlyMap<string, GrantValue>): Promise<void> {
  const returned = shares.map((share) => {
    const sum = sumOf(share.keys.flatMap((key) => paid.get(key) ?? []))
    assert(sum[share.asset] <= share.amount, 'grants are no larger than what was reserved for them')
    return { ...share, amount: share.amount - sum[share.asset] }
  })
  await giveBackMany(tx, returned)
}

const costs = (value: GrantValue): boolean => value.kind === 'balance' && value.coins + value.entries > 0

const amountOf = ({ pot, spendings }: Draft): number => sumOf(spendings.map(({ value }) => value))[pot.asset]

interface DraftLimits {
  readonly caps: ReadonlyMap<string, number>
  readonly tests: ReadonlySet<Id<'plr'>>
}

/** In locking order: runs and players by name, then brands. */
function draftsOf(spendings: readonly Spending[], { caps, tests }: DraftLimits): Draft[] {
  const drawn = spendings.flatMap((each) =>
    potsOf(each.spender, { cap: caps.get(each.spender.theme.id) ?? null, isTest: tests.has(each.spender.player) })
      .filter(({ asset }) => sumOf([each.value])[asset] > 0)
      .map((pot) => ({ pot, each })),
  )
  const byName = Map.groupBy(drawn, ({ pot }) => pot.name)
  const drafts = [...byName.values()].map((own) => ({ pot: own[0]!.pot, spendings: own.map(({ each }) => each) }))
  const rank = ({ pot }: Draft): string => `${pot.name.startsWith('brand:') ? 1 : 0} ${pot.name}`
  return drafts.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
}
