import { sql } from 'kysely'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { WireReward } from '#kernel/reward.ts'
import { postRewards } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { freeSpinsGranted, grantGiven, keptOf, type PurchaseLeft } from '#platform/events/index.ts'
import { emitMany, eventOf } from '#platform/outbox/index.ts'
import type { GrantValue } from '../definition.ts'
import { partsOf } from './follow-purchase.ts'
import { leftOf } from './purchase-left.ts'
import { costOf, markPaid, type Parts, type Payee, type Payment } from './store.ts'

/** How long a grant waits that its player may not receive now. */
export const HELD_MS = 10 * MINUTE_MS

/** A grant whose value is decided. */
export interface Payable<G extends Payee = Payee> {
  readonly grant: G
  /** What is really given. */
  readonly value: GrantValue
  readonly parts: Pick<Payment, 'whole' | 'gone'>
}

/**
 * Pays grants of one player that are locked, with the purchases that they name (`lockPurchasesOf`), in this order, and
 * returns what each gave.
 */
export async function payGrants(ctx: Context, tx: Tx, grants: readonly Payee[]): Promise<GrantValue[]> {
  const [first] = grants
  if (!first) return []
  const areOpen = !grants.some(hasEntries) || (await mayGiveEntries(ctx, { db: tx, playerId: first.player }))
  const payables = await decideValues(tx, grants, () => areOpen)
  const at = ctx.clock.now()
  await giveAlone(tx, payables, at)
  await handOver(tx, payables, at)
  return payables.map(({ value }) => value)
}

export const hasEntries = ({ value }: Pick<Payee, 'value'>): boolean => value.kind === 'balance' && value.entries > 0

/**
 * Decides what grants give: no entries where they are closed, and of a grant whose purchase was reversed the share that
 * is left. Locks no wallet.
 */
export async function decideValues<G extends Payee>(
  tx: Tx,
  grants: readonly G[],
  areEntriesOpen: (grant: G) => boolean,
): Promise<Payable<G>[]> {
  const leftFor = await leftOf(tx, grants)
  return grants.map((grant) => {
    const whole = grant.value.kind === 'balance' ? openWireReward(grant.value, areEntriesOpen(grant)) : grant.value
    const left = leftFor(grant)
    if (!left) return { grant, value: whole, parts: { whole: null, gone: null } }
    const value = shareOf(whole, left)
    return { grant, value, parts: { whole: partsOf(whole), gone: difference(partsOf(whole), partsOf(value)) } }
  })
}

/** Tells the grants, except those of which nothing is left, and gives what is no balance. Locks no wallet. */
export async function giveAlone(tx: Tx, payables: readonly Payable[], at: Instant): Promise<void> {
  const given = payables.filter(({ value, parts }) => !parts.gone || Object.values(partsOf(value)).some((part) => part > 0))
  await entitle(tx, given, at)
  await emitMany(tx, given.flatMap(eventsOf), at)
}

function eventsOf({ grant: { key, player, run, feature }, value }: Payable) {
  const payload = { grantId: key, run, feature, kind: value.kind, value, costCents: costOf(value) }
  const told = eventOf(grantGiven, { playerId: player, payload })
  if (value.kind !== 'free-spins') return [told]
  const { game, count, betLevel, lifetimeSeconds } = value
  return [eventOf(freeSpinsGranted, { playerId: player, payload: { id: key, game, count, betLevel, lifetimeSeconds } }), told]
}

/**
 * Posts what these grants give, in this order. A grant's key is its transfer's key, so that a repeat moves nothing. Little
 * happens between the first wallet's lock and the commit: its player may be playing.
 */
export async function handOver(tx: Tx, payables: readonly Payable[], at: Instant): Promise<void> {
  const rewards = payables.flatMap(({ grant: { key, feature: kind, player, run }, value }) =>
    isReward(value) ? { key: `grant:${key}`, kind, player, reward: value, ref: { run } } : [],
  )
  const posted = await postRewards(tx, rewards)
  const transfers = new Map(rewards.map(({ key }, nth) => [key, posted[nth]!]))
  await markPaid(
    tx,
    payables.map(({ grant: { key }, value: paid, parts }) => {
      const transfer = transfers.get(`grant:${key}`) ?? null
      return { key, paid, transfer, at, ...parts }
    }),
  )
}

const isReward = (value: GrantValue): value is GrantValue & WireReward =>
  value.kind === 'balance' && value.coins + value.entries > 0

function shareOf(value: GrantValue, left: PurchaseLeft): GrantValue {
  if (value.kind !== 'balance') return { ...value, count: keptOf(value.count, left) }
  return { ...value, coins: keptOf(value.coins, left), entries: keptOf(value.entries, left) }
}

const difference = (whole: Parts, paid: Parts): Parts =>
  Object.fromEntries(Object.entries(whole).map(([name, amount]) => [name, amount - paid[name as keyof Parts]!]))

/** Of wheels and lotteries. */
async function entitle(tx: Tx, payables: readonly Payable[], at: Instant): Promise<void> {
  const rows = payables.flatMap(({ grant: { key, player, run }, value }) => {
    if (value.kind === 'balance' || value.kind === 'free-spins') return []
    const { kind, of, count, lifetimeSeconds } = value
    const expiresAt = lifetimeSeconds === null ? null : new Date(at + lifetimeSeconds * SECOND_MS).toISOString()
    return { key, player, run, kind, of, count, expiresAt }
  })
  if (rows.length === 0) return
  await sql`
    insert into promotion.entitlement (grant_key, player, run, kind, of, count, expires_at)
    select * from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ player }) => player)}::text[],
      ${rows.map(({ run }) => run)}::text[], ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ of }) => of)}::text[],
      ${rows.map(({ count }) => count)}::int[], ${rows.map(({ expiresAt }) => expiresAt)}::timestamptz[])
    on conflict do nothing`.execute(tx)
}
