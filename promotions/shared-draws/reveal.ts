import { sql } from 'kysely'
import type { SharedClaim, WinningTicket } from '#engine/fair/shared-claim.ts'
import { drawDropTimes, drawWinners } from '#engine/fair/shared-draw.ts'
import { assert } from '#kernel/result.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { fullName, lockWithSeed, readWithSeed, type SharedDraw, type SharedDrawId } from './shared-draws.ts'
import { growTicketTree, type Tickets } from './ticket-tree.ts'

type Ctx = Pick<Context, 'clock' | 'vault'>

/** The secret moments of a draw, for the schedule alone. */
export function drawMoments(draw: SharedDraw, serverSeed: string): Instant[] {
  assert(draw.rules.kind === 'moments', () => `${fullName(draw)} is a lottery`)
  return drawDropTimes(draw.rules, { serverSeed, name: fullName(draw) }).values.map((second) => second * SECOND_MS)
}

/** Fixes the tickets of a lottery after the last sale, in order of their numbers. Repeated, they must be the same. */
export async function closeTicketSales(ctx: Ctx, tx: Tx, draw: SharedDrawId, tickets: Tickets): Promise<SharedDraw> {
  const { draw: known } = await lockWithSeed(ctx, tx, draw)
  assert(known.rules.kind === 'lottery', () => `${fullName(draw)} sells no tickets`)
  const { root, size } = await growTicketTree(tickets)
  if (known.sales) {
    assert(known.sales.root === root && known.sales.size === size, () => `${fullName(draw)} was closed with other tickets`)
    return known
  }
  await sql`
    update promotion.shared_draw set root = ${root}, size = ${size}, closed_at = ${new Date(ctx.clock.now())}
    where run = ${draw.run} and name = ${draw.name}`.execute(tx)
  return { ...known, sales: { root, size } }
}

/**
 * Reveals the seed: of moments once their window is over, of a lottery once its sales are closed, with the same tickets.
 * The winners are stored with their paths. Repeated, it returns the first outcome.
 */
export async function revealSharedDraw(ctx: Ctx, tx: Tx, draw: SharedDrawId, tickets: Tickets = []): Promise<SharedDraw> {
  const { draw: known, serverSeed } = await lockWithSeed(ctx, tx, draw)
  if (known.revealedAt !== null) return known
  const at = ctx.clock.now()
  const winners = known.rules.kind === 'lottery' ? await drawTickets(known, serverSeed, tickets) : null
  if (known.rules.kind === 'moments') {
    const endsAt = (known.rules.startsAt + known.rules.seconds) * SECOND_MS
    assert(at >= endsAt, () => `${fullName(draw)} has moments to come`)
  }
  await sql`
    update promotion.shared_draw set revealed_at = ${new Date(at)}, winners = ${winners && JSON.stringify(winners)}::jsonb
    where run = ${draw.run} and name = ${draw.name}`.execute(tx)
  return { ...known, revealedAt: at, winners }
}

async function drawTickets(draw: SharedDraw, serverSeed: string, tickets: Tickets): Promise<WinningTicket[]> {
  const { rules, sales } = draw
  assert(rules.kind === 'lottery' && sales, () => `${fullName(draw)} still sells tickets`)
  const tree = await growTicketTree(tickets)
  assert(tree.root === sales.root, () => `${fullName(draw)} was closed with other tickets`)
  const { values } = drawWinners(rules, { serverSeed, name: fullName(draw) }, sales)
  return values.map((index) => ({ index, ticket: tree.ticketAt(index), path: tree.pathOf(index) }))
}

/** The proof of a draw, for anyone; undefined before the draw is revealed. */
export async function proveSharedDraw(
  ctx: Pick<Context, 'vault' | 'reader'>,
  draw: SharedDraw,
): Promise<SharedClaim | undefined> {
  const { rules, sales, winners, commit } = draw
  if (draw.revealedAt === null) return undefined
  const { serverSeed } = await readWithSeed(ctx, ctx.reader, draw)
  const claim = { sharedDraw: fullName(draw), commit, serverSeed }
  if (rules.kind === 'moments')
    return { ...claim, rules, moments: drawDropTimes(rules, { serverSeed, name: fullName(draw) }).values }
  assert(sales && winners, 'a revealed lottery has sold its tickets')
  return { ...claim, rules, ...sales, winners }
}
