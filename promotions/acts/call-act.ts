import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { type Campaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { tryLockId } from '#platform/db/locks.ts'
import { playerChannel } from '#kernel/push.ts'
import { pushMany } from '#platform/outbox/index.ts'
import { applyOutcome, type Changes, newChanges, writeChanges } from '../cells/changes.ts'
import { mayJoin } from '../audience/may-join.ts'
import { lockCells, type PlayerCells } from '../cells/store.ts'
import { tickBefore } from '../cells/tick-cell.ts'
import { upgradeCell } from '../cells/upgrade.ts'
import { parkStored } from '../reader/park.ts'
import type { Act, Done, GrantValue, PromotionDefinition, Run } from '../definition.ts'
import { expose } from '../experiments/exposures.ts'
import { actOf, isRefused, isWithin } from '../fold.ts'
import { countEntitlements, takeEntitlement } from '../grants/entitlements.ts'
import { payGrants } from '../grants/pay.ts'
import { lockPurchasesOf } from '../grants/purchase-left.ts'
import { type GrantDraw, lockGrants } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { readKnownRun } from '../runs/read-known-run.ts'
import { withMoments } from '../shared-draws/moments-of-runs.ts'
import { openDraws, sealDraws, storeDraws } from './draws.ts'
import { openReservation } from './reservation.ts'

export type ActResult<C, Cell> =
  | {
      readonly isDone: true
      readonly run: Run<C>
      readonly cell: Cell
      /** As the first call replied. */
      readonly reply: unknown
      /** What was granted, as paid: without entries where they are closed. */
      readonly grants: readonly GrantValue[]
      /** In order; with them the player can verify the act. */
      readonly draws: readonly GrantDraw[]
      readonly isReplay: boolean
    }
  | { readonly isDone: false; readonly refused: string }

/**
 * A player's act in the active run, a claim also in the last one: one transaction over the player's cell, with draws
 * from the player's seeds and grants paid at once. A repeated key replies as the first call did and changes nothing.
 */
export async function callAct<C, Cell>(
  ctx: PlayerContext,
  promotion: PromotionDefinition<C, Cell>,
  name: string,
  input?: unknown,
): Promise<ActResult<C, Cell>> {
  const { current, last } = await shownCampaigns(ctx, promotion.campaign)
  const campaign = current ?? (actOf(promotion as unknown as PromotionDefinition, name).isClaim && last)
  return campaign ? callActIn(ctx, promotion, { name, campaign, input }) : { isDone: false, refused: 'not-running' }
}

interface ActOfRun<C> {
  readonly name: string
  /** Visible to the player. */
  readonly campaign: Campaign<C>
  readonly input?: unknown
}

/** The same in one of several runs that are active at once. */
export async function callActIn<C, Cell>(
  ctx: PlayerContext,
  promotion: PromotionDefinition<C, Cell>,
  { name, campaign, input }: ActOfRun<C>,
): Promise<ActResult<C, Cell>> {
  const definition = promotion as unknown as PromotionDefinition
  const act = actOf(definition, name)
  const known = await withMoments(ctx, await readKnownRun(ctx, definition, campaign))
  const isOver = known.isStopped || !isWithin(known.run, ctx.clock.now())
  if (isOver && !act.isClaim) return { isDone: false, refused: 'not-running' }
  return ctx.transaction((tx) => actInCell(ctx, tx, { name, act, known, input })) as Promise<ActResult<C, Cell>>
}

interface Called {
  readonly name: string
  readonly act: Act<unknown, unknown, unknown>
  readonly known: KnownRun
  readonly input: unknown
}

async function actInCell(ctx: PlayerContext, tx: Tx, { name, act, known, input }: Called): Promise<ActResult<unknown, unknown>> {
  const { playerId: player, clock } = ctx
  const { run, promotion } = known
  if (act.isAlone && !(await tryLockId(tx, 'promotionAct', `${run.id}:${player}`))) return { isDone: false, refused: 'busy' }
  const cells = (await lockCells(tx, [player])).get(player)!
  const isUpgraded = await upgradeOrPark(tx, known, { player, cells })
  const at = clock.now()
  const changes = newChanges()
  if (isUpgraded) tickBefore(changes, { player, cells, known }, Math.min(at, run.endsAt ?? at))
  const stored = cells[run.id]
  const before = (isUpgraded && stored?.cell) || promotion.empty(run)
  const moment = { at, day: calendarDayOf(at, run.timeZone), input }
  const key = act.once?.(moment, run) ?? ctx.idempotencyKey
  const first = await readReply(tx, { player, run: run.id, key })
  if (first) return { isDone: true, run, cell: before, ...first, isReplay: true }
  if (!stored && !isWithin(run, at)) return { isDone: false, refused: 'not-running' }
  if (!stored && !(await mayJoin(tx, known, { player, day: moment.day }))) return { isDone: false, refused: 'not-eligible' }
  if (known.experiment && !known.experiment.stop) await expose(tx, known.experiment, [player], at)
  if (stored?.isParked || known.fault) return { isDone: false, refused: 'paused' }
  const purpose = act.spends?.(moment, run) ?? null
  if (purpose && (await countEntitlements(tx, player, purpose, at)) === 0) return { isDone: false, refused: 'none-left' }
  const draws = await openDraws(ctx, tx)
  const reservation = openReservation(tx, { known, act, player, key, moment })
  const outcome = await draws.play((draw) => act.do(before, { ...moment, draw }, run), reservation.largest)
  if (isRefused(outcome)) return { isDone: false, refused: outcome.refused }
  const refused = await reservation.cover(outcome)
  if (refused) return { isDone: false, ...refused }
  if (purpose) await takeEntitlement(tx, player, purpose, at)
  const { sealed } = outcome
  if (!sealed) await storeDraws(ctx, tx, draws.made)
  const proof = draws.made.map(({ pair, nonce, prize }): GrantDraw => ({ pair, nonce, prize }))
  const grants = await writeAct(ctx, tx, { changes, cells, known, outcome, cause: `act:${key}`, at, draws: sealed ? [] : proof })
  await reservation.settle(sealed ? [...grants, sealed.value] : grants)
  const reply: StoredReply = {
    reply: outcome.reply ?? null,
    grants,
    draws: proof,
    ...(sealed && { seal: await sealDraws(ctx, tx, { key: sealed.key, draws: draws.made }) }),
  }
  await sql`
    insert into promotion.act (player, run, key, name, input, reply, at)
    values (${player}, ${run.id}, ${key}, ${name}, ${JSON.stringify(input ?? null)}::jsonb, ${JSON.stringify(reply)}::jsonb, ${new Date(at)})`.execute(
    tx,
  )
  return { isDone: true, run, cell: cells[run.id]?.cell ?? before, ...reply, isReplay: false }
}

/** Whether the cell is of the present schema; one that no upgrade carries over is parked. */
async function upgradeOrPark(
  tx: Tx,
  { promotion, run }: KnownRun,
  { player, cells }: { player: Id<'plr'>; cells: PlayerCells },
): Promise<boolean> {
  if (cells[run.id]?.isParked) return false
  try {
    upgradeCell(promotion, cells, run.id)
    return true
  } catch (error) {
    await parkStored(tx, { run: run.id, player, cells, error })
    return false
  }
}

interface Written {
  /** Of the ticks before it, which are written with it. */
  readonly changes: Changes
  readonly cells: Parameters<typeof applyOutcome>[2]['cells']
  readonly known: KnownRun
  readonly outcome: Done<unknown>
  readonly cause: string
  readonly at: number
  readonly draws: readonly GrantDraw[]
}

type StoredReply = Pick<Extract<ActResult<unknown, unknown>, { isDone: true }>, 'reply' | 'grants' | 'draws'> & {
  readonly seal?: Awaited<ReturnType<typeof sealDraws>>
}

/**
 * Writes the outcome, pays its grants and sends its pushes: cells first, then the wallet, then its channel. What ticks
 * before it have granted is paid like every tick's grant.
 */
async function writeAct(ctx: PlayerContext, tx: Tx, { changes, outcome, ...written }: Written): Promise<GrantValue[]> {
  applyOutcome(changes, outcome, { ...written, player: ctx.playerId })
  const messages = [...changes.pushes.values()].flatMap((ofKinds) => Object.values(ofKinds))
  changes.pushes.clear()
  await writeChanges(tx, changes)
  const due = await lockGrants(
    tx,
    changes.grants.flatMap(({ key, cause }) => (cause === written.cause ? key : [])),
  )
  await lockPurchasesOf(tx, due)
  const grants = await payGrants(ctx, tx, due)
  const channel = playerChannel(ctx.playerId)
  await pushMany(
    tx,
    messages.map((message) => ({ channel, message })),
  )
  return grants
}

async function readReply(
  tx: Tx,
  { player, run, key }: { player: string; run: string; key: string },
): Promise<StoredReply | undefined> {
  const { rows } = await sql<{ reply: StoredReply }>`
    select reply from promotion.act where player = ${player} and run = ${run} and key = ${key}`.execute(tx)
  return rows[0]?.reply
}
