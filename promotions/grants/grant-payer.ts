import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { playerChannel } from '#kernel/push.ts'
import type { Id } from '#kernel/id.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import { lockFreeWallets } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { pushMany, wake } from '#platform/outbox/index.ts'
import { reserveTogether, settleTogether } from '../claims/reserve-together.ts'
import type { KnownRun, KnownRuns } from '../runs/known-runs.ts'
import { paidPushOf } from './paid-push.ts'
import { decideValues, giveAlone, handOver, hasEntries, HELD_MS, type Payable } from './pay.ts'
import { lockPurchasesOf } from './purchase-left.ts'
import { type DueGrant, lockDueGrants, postponeGrants, type Postponed } from './store.ts'

/** As many wallets are locked for a moment, whose players may be playing. */
const AT_ONCE = 100
/** Until the players are done with their rounds. */
const BUSY_MS = 5
const RETRY_MS = 30 * SECOND_MS

export interface GrantPayerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly slices: readonly Pick<ServerFeature, 'notReceiving'>[]
  readonly contextOf: (brand: string) => Context | undefined
  readonly currentRuns: (db: Database['reader']) => Promise<KnownRuns>
}

/**
 * Pays due grants until none is left; returns how many were paid. A batch that fails is tried in halves, down to the
 * grant that fails, which waits.
 */
export async function payAll(deps: GrantPayerDeps, isOpen: () => boolean): Promise<number> {
  let paid = 0
  for (let limit = AT_ONCE; isOpen();) {
    let locked: readonly DueGrant[] = []
    try {
      const done = await payBatch(deps, { limit, onLocked: (grants) => void (locked = grants) })
      if (locked.length === 0) return paid
      paid += done.paid
      if (done.isBusy) await wait(BUSY_MS)
      limit = done.isBusy ? 1 : Math.min(AT_ONCE, limit * 2)
    } catch (error) {
      if (locked.length === 0) throw error
      if (locked.length === 1) await putOff(deps, locked, error)
      limit = Math.ceil(Math.min(limit, locked.length) / 2)
    }
  }
  return paid
}

interface Batch {
  readonly limit: number
  readonly onLocked: (grants: readonly DueGrant[]) => void
}

/** A due grant with what this site knows of its run. */
interface Judged extends DueGrant {
  readonly ctx: Context
  readonly known: KnownRun | undefined
}

/**
 * One transaction: first what needs no wallet, then the postings of all, in the order of their players; of one player,
 * oldest first. `isBusy`: all of them wait for players in the middle of a round.
 */
async function payBatch(deps: GrantPayerDeps, { limit, onLocked }: Batch): Promise<{ paid: number; isBusy: boolean }> {
  const { paid, isBusy } = await deps.database.transaction(async (tx) => {
    const grants = await lockDueGrants(tx, { at: deps.clock.now(), limit })
    onLocked(grants)
    if (grants.length === 0) return { paid: [], isBusy: false }
    await lockPurchasesOf(tx, grants)
    const { judged, postponed } = await judge(deps, tx, grants)
    const reserved = await reserveTogether(tx, judged.map(spendingOf(deps.clock.now())))
    const affordable = judged.filter(({ key }) => !reserved.limits.has(key))
    const decided = await decide(tx, affordable)
    const busy = limit === 1 ? new Set() : await lockFreeWallets(tx, playersOf(affordable))
    const payables = decided.filter(({ grant }) => !busy.has(grant.player))
    await pay(deps, tx, payables)
    await settleTogether(tx, reserved, new Map(payables.map(({ grant, value }) => [grant.key, value])))
    const limited = [...reserved.limits].map(([key, limitedBy]) => laterOf(key, limitedBy, deps.clock.now()))
    await postponeGrants(tx, [...postponed, ...limited])
    return { paid: payables, isBusy: busy.size > 0 && payables.length === 0 }
  })
  if (paid.length > 0) wake(playersOf(paid.map(({ grant }) => grant)).map((player) => playerChannel(player)))
  return { paid: paid.length, isBusy }
}

/** In the order of their players, of one player oldest first; without those whose players may not receive them now. */
async function judge(deps: GrantPayerDeps, tx: Tx, grants: readonly DueGrant[]) {
  const { byId } = await deps.currentRuns(tx)
  const brands = await brandsOf(
    tx,
    grants.filter(({ run }) => !byId.has(run)),
  )
  const ordered = grants.toSorted((a, b) => Number(a.player > b.player) - Number(a.player < b.player))
  const known = ordered.flatMap((grant): Judged[] => {
    const run = byId.get(grant.run)
    const ctx = deps.contextOf(run?.run.brand ?? brands.get(grant.run)!)
    return ctx ? [{ ...grant, ctx, known: run }] : []
  })
  const held = new Set<Id<'plr'>>()
  for (const [ctx, own] of Map.groupBy(known, (grant) => grant.ctx))
    for (const { notReceiving } of deps.slices)
      for (const player of (await notReceiving?.(ctx, tx, playersOf(own))) ?? []) held.add(player)
  const judged = known.filter(({ player }) => !held.has(player))
  const keys = new Set(judged.map(({ key }) => key))
  const until = deps.clock.now() + HELD_MS
  const postponed = grants.flatMap(({ key }): Postponed[] => (keys.has(key) ? [] : [{ key, state: 'held', until }]))
  return { judged, postponed }
}

/** What was reserved with its seal is not reserved again. */
const spendingOf =
  (at: Instant) =>
  ({ key, known, run, player, ctx: { theme }, value, isSealed }: Judged) => ({
    key,
    spender: { known, run, player, theme, at },
    value: isSealed ? NOTHING : value,
  })
const NOTHING = { kind: 'balance', coins: 0, entries: 0 } as const

const laterOf = (key: string, limit: string, now: Instant): Postponed =>
  limit === 'busy' ? { key, state: 'due', until: now + SECOND_MS } : { key, state: 'held', until: now + HELD_MS }

async function decide(tx: Tx, grants: readonly Judged[]): Promise<Payable<Judged>[]> {
  const closed = new Map<Context, ReadonlySet<string>>()
  for (const [ctx, own] of Map.groupBy(grants.filter(hasEntries), (grant) => grant.ctx))
    closed.set(ctx, await ctx.entriesClosedTo(tx, playersOf(own)))
  return decideValues(tx, grants, ({ ctx, player }) => !closed.get(ctx)?.has(player))
}

async function pay({ clock }: GrantPayerDeps, tx: Tx, payables: readonly Payable<Judged>[]): Promise<void> {
  const at = clock.now()
  await giveAlone(tx, payables, at)
  await handOver(tx, payables, at)
  await pushMany(
    tx,
    payables.flatMap(({ grant, value }) => {
      const message = grant.known && paidPushOf(grant.known, grant, value)
      return message ? { channel: playerChannel(grant.player), message } : []
    }),
  )
}

const playersOf = (grants: readonly Pick<DueGrant, 'player'>[]): Id<'plr'>[] => [...new Set(grants.map(({ player }) => player))]

async function brandsOf(tx: Tx, grants: readonly DueGrant[]): Promise<ReadonlyMap<string, string>> {
  if (grants.length === 0) return new Map()
  const { rows } = await sql<{ id: string; brand: string }>`
    select id, brand from campaign where id = any(${[...new Set(grants.map(({ run }) => run))]}::text[])`.execute(tx)
  return new Map(rows.map(({ id, brand }) => [id, brand]))
}

/** Grants that cannot be paid wait; the others go on. */
async function putOff({ database, clock, log }: GrantPayerDeps, grants: readonly DueGrant[], error: unknown): Promise<void> {
  const keys = grants.map(({ key }) => key)
  log.error({ err: error, grant: keys[0] }, 'a grant could not be paid and is tried again')
  const until = clock.now() + RETRY_MS
  await database.transaction((tx) =>
    postponeGrants(
      tx,
      keys.map((key) => ({ key, state: 'due', until })),
    ),
  )
}
