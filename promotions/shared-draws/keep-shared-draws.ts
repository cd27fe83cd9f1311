import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { SharedRules } from '#engine/fair/shared-rules.ts'
import type { Id } from '#kernel/id.ts'
import { type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import type { Run, SharedDrawOrder } from '../definition.ts'
import { grantKey, holdGrants, insertGrants, type NewGrant } from '../grants/store.ts'
import type { KnownRun, KnownRuns } from '../runs/known-runs.ts'
import { readTickets, storeTickets } from './keep-tickets.ts'
import { closeTicketSales, revealSharedDraw } from './reveal.ts'
import { commitSharedDraw, findDrawOf, lockSharedDraw, type SharedDraw, type SharedDrawId } from './shared-draws.ts'

export interface SharedDrawsDeps {
  readonly database: Database
  readonly log: Logger
  readonly contextOf: (brand: string) => Context | undefined
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

interface Kept extends SharedDrawId {
  readonly closedAt: Instant | null
  readonly revealedAt: Instant | null
  readonly endsAt: Instant | null
}

/**
 * Commits the draws of published runs, closes the ticket sales of runs that have closed, and reveals what is over. Each
 * step is one transaction that does nothing the second time, so any number of processes may do it and crash.
 */
export async function keepSharedDraws(deps: SharedDrawsDeps): Promise<void> {
  const { byId } = await deps.currentRuns(deps.database.reader)
  const drawing = [...byId.values()].filter(({ promotion, isShadow, fault }) => promotion.sharedDraws && !isShadow && !fault)
  if (drawing.length === 0) return
  const kept = await readKept(
    deps.database.reader,
    drawing.map(({ run }) => run.id),
  )
  for (const known of drawing) {
    const ctx = deps.contextOf(known.run.brand)
    if (!ctx) continue
    await revealMoments(
      deps,
      ctx,
      [...kept.values()].filter(({ run }) => run === known.run.id),
    )
    for (const order of known.promotion.sharedDraws!(known.run.config, known.run, ctx.clock.now())) {
      try {
        await keepDraw(deps.database, ctx, { known, order, draw: kept.get(`${known.run.id}/${order.name}`) })
      } catch (error) {
        deps.log.error({ err: error, run: known.run.id, draw: order.name }, 'a shared draw could not continue and is tried again')
      }
    }
  }
}

/** Of days that are over: their orders are not due any more. */
async function revealMoments({ database, log }: SharedDrawsDeps, ctx: Context, draws: readonly Kept[]): Promise<void> {
  for (const draw of draws) {
    if (draw.revealedAt !== null || draw.endsAt === null || draw.endsAt > ctx.clock.now()) continue
    try {
      await database.transaction((tx) => revealSharedDraw(ctx, tx, draw))
    } catch (error) {
      log.error({ err: error, run: draw.run, draw: draw.name }, 'moments could not be revealed and are tried again')
    }
  }
}

async function readKept(db: Reader, runs: readonly Id<'cmp'>[]): Promise<Map<string, Kept>> {
  const { rows } = await sql<Kept>`
    select run, name, closed_at as "closedAt", revealed_at as "revealedAt",
      to_timestamp((rules ->> 'startsAt')::bigint + (rules ->> 'seconds')::bigint) as "endsAt"
    from promotion.shared_draw where run = any(${runs}::text[])`.execute(db)
  return new Map(rows.map((row) => [`${row.run}/${row.name}`, row]))
}

interface Step {
  readonly known: KnownRun
  readonly order: SharedDrawOrder
  readonly draw: Kept | undefined
}

async function keepDraw(database: Database, ctx: Context, { known, order, draw }: Step): Promise<void> {
  const id = { run: known.run.id, name: order.name }
  if (!draw) return database.transaction((tx) => commit(ctx, tx, known, order))
  if (draw.revealedAt !== null || order.kind === 'moments' || !known.isClosed) return
  if (draw.closedAt === null) await database.transaction((tx) => closeSales(ctx, tx, id))
  await database.transaction((tx) => drawWinners(ctx, tx, known, order))
}

/** A run that is over, or whose window is, before its draw was committed has none. */
async function commit(ctx: Context, tx: Tx, { run }: KnownRun, order: SharedDrawOrder): Promise<void> {
  // One process at a time: each would state a window of its own.
  await sql`select no from promotion.revision for update`.execute(tx)
  if (await findDrawOf(tx, { run: run.id, name: order.name })) return
  const now = ctx.clock.now()
  const rules = rulesOf(run, order, now)
  if ((run.endsAt !== null && run.endsAt <= now) || (rules.kind === 'moments' && rules.seconds < 1)) return
  await commitSharedDraw(ctx, tx, { run: run.id, name: order.name, rules })
  // Processes read the moments with the runs.
  await sql`update promotion.revision set no = no + 1`.execute(tx)
}

/** The window begins after the commitment, which takes its time of a busy database. Without any end it is a day long. */
function rulesOf(run: Run, order: SharedDrawOrder, now: Instant): SharedRules {
  const id = run.feature
  if (order.kind === 'lottery') return { kind: 'lottery', id, winners: order.winners }
  const startsAt = Math.max(toUnixSeconds(order.startsAt ?? run.startsAt), toUnixSeconds(now) + COMMIT_SECONDS_MAX)
  const endsAt = order.endsAt ?? run.endsAt
  const seconds = endsAt === null ? DAY_SECONDS : toUnixSeconds(endsAt) - startsAt
  return { kind: 'moments', id, count: order.count, gapSeconds: order.gapSeconds, startsAt, seconds }
}

/** Between the reading of the clock that fixes the window, and the one that is stored as the time of the commitment. */
const COMMIT_SECONDS_MAX = 30
const DAY_SECONDS = 86_400

async function closeSales(ctx: Context, tx: Tx, draw: SharedDrawId): Promise<void> {
  if ((await lockSharedDraw(tx, draw)).sales) return
  await storeTickets(tx, draw)
  const tickets = await readTickets(tx, draw)
  await closeTicketSales(
    ctx,
    tx,
    draw,
    tickets.map(({ ticket }) => ticket),
  )
}

async function drawWinners(
  ctx: Context,
  tx: Tx,
  known: KnownRun,
  order: SharedDrawOrder & { readonly kind: 'lottery' },
): Promise<void> {
  const draw = { run: known.run.id, name: order.name }
  const tickets = await readTickets(tx, draw)
  const revealed = await revealSharedDraw(
    ctx,
    tx,
    draw,
    tickets.map(({ ticket }) => ticket),
  )
  const playerOf = (index: number): Id<'plr'> => tickets[index]!.player
  const won = await insertGrants(tx, prizesOf(known, order, { draw: revealed, playerOf }))
  const { takenWithinSeconds: seconds } = order
  if (seconds !== undefined) await holdGrants(tx, [...won], revealed.revealedAt! + seconds * SECOND_MS)
}

function prizesOf(
  { run, configHash }: KnownRun,
  { name, prizeOf }: SharedDrawOrder & { readonly kind: 'lottery' },
  { draw, playerOf }: { readonly draw: SharedDraw; readonly playerOf: (index: number) => Id<'plr'> },
): NewGrant[] {
  return (draw.winners ?? []).flatMap(({ index }, at) => {
    const value = prizeOf(at + 1)
    if (!value) return []
    const [player, cause] = [playerOf(index), `draw:${name}:${at + 1}`]
    const key = grantKey({ run: run.id, player, key: cause })
    const { id, feature } = run
    return [
      { key, run: id, feature, player, value, state: 'due', cause, configHash, draws: [], earnedAt: draw.revealedAt! } as const,
    ]
  })
}
