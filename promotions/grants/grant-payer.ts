import type { Logger } from 'pino'
import { playerChannel } from '#kernel/push.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Clock } from '#kernel/time.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { pushMany, wake } from '#platform/outbox/index.ts'
import { holdFor, settle } from '../claims/budget.ts'
import type { KnownRuns } from '../runs/known-runs.ts'
import { paidPushOf } from './paid-push.ts'
import { handOver, HELD_MS, type Payable, preparePayment } from './pay.ts'
import { lockPurchasesOf } from './purchase-left.ts'
import { type Grant, lockDueGrants, postponeGrant } from './store.ts'

/** Few, as they lock the wallets of that many players, who may be playing. */
const AT_ONCE = 20
const RETRY_MS_MAX = 10 * MINUTE_MS

export interface GrantPayerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly slices: readonly Pick<ServerFeature, 'mayReceive'>[]
  readonly contextOf: (brand: string) => Context | undefined
  readonly currentRuns: (db: Database['reader']) => Promise<KnownRuns>
}

/** Pays due grants until none is left; returns how many were paid. */
export async function payAll(deps: GrantPayerDeps, isOpen: () => boolean): Promise<number> {
  let paid = 0
  for (let limit = AT_ONCE; isOpen();) {
    try {
      const done = await payBatch(deps, limit)
      paid += done.paid
      if (done.seen === 0) return paid
      limit = AT_ONCE
    } catch (error) {
      if (limit === 1) await putOff(deps, error)
      // One of the batch fails: each alone, so that the others are paid.
      limit = 1
    }
  }
  return paid
}

/**
 * One transaction: first what needs no wallet, then the postings of all, in the order of their players, so that wallets are
 * locked in one order and for a short time; of one player, oldest first.
 */
async function payBatch(deps: GrantPayerDeps, limit: number): Promise<{ seen: number; paid: number }> {
  const done = await deps.database.transaction(async (tx) => {
    const grants = await lockDueGrants(tx, { at: deps.clock.now(), limit })
    await lockPurchasesOf(tx, grants)
    const payables: Told[] = []
    for (const grant of grants.toSorted((a, b) => Number(a.player > b.player) - Number(a.player < b.player))) {
      const payable = await prepareOne(deps, tx, grant)
      if (payable) payables.push(payable)
    }
    await handOver(deps.clock, tx, payables)
    await pushMany(
      tx,
      payables.flatMap(({ channel, message }) => (message ? { channel, message } : [])),
    )
    return { seen: grants.length, paid: payables }
  })
  if (done.paid.length > 0) wake([...new Set(done.paid.map(({ channel }) => channel))])
  return { seen: done.seen, paid: done.paid.length }
}

interface Told extends Payable {
  readonly channel: ReturnType<typeof playerChannel>
  readonly message: ReturnType<typeof paidPushOf>
}

/** Undefined for a grant that cannot be paid now. */
async function prepareOne(deps: GrantPayerDeps, tx: Tx, grant: Grant): Promise<Told | undefined> {
  const known = (await deps.currentRuns(tx)).byId.get(grant.run)
  const ctx = deps.contextOf(known?.run.brand ?? (await brandOf(tx, grant.run)))
  const now = deps.clock.now()
  if (!ctx || !(await mayReceive(deps, ctx, tx, grant))) {
    await postponeGrant(tx, { key: grant.key, state: 'held', until: now + HELD_MS })
    return undefined
  }
  const spender = { known, run: grant.run, player: grant.player, theme: ctx.theme, at: now }
  const hold = grant.proof.isSealed ? [] : await holdFor(tx, spender, grant.value)
  if (typeof hold === 'string') {
    const wait = hold === 'busy' ? { state: 'due', until: now + SECOND_MS } : { state: 'held', until: now + HELD_MS }
    await postponeGrant(tx, { key: grant.key, ...(wait as { state: 'due' | 'held'; until: number }) })
    return undefined
  }
  const payable = await preparePayment(ctx, tx, grant)
  await settle(tx, hold, [payable.value])
  return { ...payable, channel: playerChannel(grant.player), message: known && paidPushOf(known, grant, payable.value) }
}

async function mayReceive({ slices }: GrantPayerDeps, ctx: Context, tx: Tx, { player }: Grant): Promise<boolean> {
  for (const { mayReceive: ask } of slices) if (ask && !(await ask(ctx, tx, player))) return false
  return true
}

async function brandOf(tx: Tx, run: string): Promise<string> {
  const row = await tx
    .withTables<{ campaign: { id: string; brand: string } }>()
    .selectFrom('campaign')
    .where('id', '=', run)
    .select('brand')
    .executeTakeFirstOrThrow()
  return row.brand
}

/** The next grant cannot be paid: it waits, the others go on. */
async function putOff({ database, clock, log }: GrantPayerDeps, error: unknown): Promise<void> {
  await database.transaction(async (tx) => {
    const [grant] = await lockDueGrants(tx, { at: clock.now(), limit: 1 })
    if (!grant) return
    log.error({ err: error, grant: grant.key }, 'a grant could not be paid and is tried again')
    await postponeGrant(tx, { key: grant.key, state: 'due', until: clock.now() + Math.min(30 * SECOND_MS, RETRY_MS_MAX) })
  })
}
