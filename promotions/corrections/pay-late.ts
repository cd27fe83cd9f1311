import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlayerEventType } from '#kernel/event.ts'
import { mayJoin } from '../audience/may-join.ts'
import { archiveCells, type StoredCell } from '../cells/store.ts'
import { upgradedCell, versionOf } from '../cells/upgrade.ts'
import { boardOf } from '../boards/board-name.ts'
import { writeScores } from '../boards/write-scores.ts'
import type { GrantOrder, ScoreOrder } from '../definition.ts'
import { openArms } from '../experiments/run-arms.ts'
import { foldEvent } from '../fold.ts'
import { addedValue } from '../grants/added-value.ts'
import { insertGrants } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { toPromotionEvent } from '../reader/fold-batch.ts'
import { payLateScore } from './pay-late-score.ts'

interface LateRow {
  readonly player: Id<'plr'>
  readonly type: PlayerEventType
  readonly payload: never
  readonly at: Instant
}

/** `downwards`: less would be granted, which is not decided here. `decided`: it was decided before. */
export type LateOutcome = { readonly granted: number } | 'downwards' | 'decided'

/**
 * Folds a late event into the archived cell of a closed run and grants what comes on top of what the player got, by the
 * step, its closing and the final tables. Returns how many grants that is; 0 if the event changes nothing. A score that
 * means less stays listed.
 */
export async function payLate(tx: Tx, whole: KnownRun, eventId: bigint): Promise<LateOutcome> {
  const { rows } = await sql<LateRow>`
    select player, type, payload, at from promotion.late_event l
    where run = ${whole.run.id} and event_id = ${eventId} and decision is null
      and exists (select from promotion.closing x where x.run = l.run and x.closed_at is not null) for update`.execute(tx)
  const [row] = rows
  if (!row) return 'decided'
  const { player, at } = row
  const own = (await openArms(tx, [whole], [player])).of(whole, player)
  const known = own ?? whole
  const { run, promotion } = known
  if (known.fault) throw known.fault
  const event = toPromotionEvent({ ...row, id: eventId, playerId: player }, run.timeZone)
  const archived = await lockArchived(tx, known, player)
  const isOutside = archived === undefined && (!own || !(await mayJoin(tx, known, { player, day: event.day })))
  const outcome = isOutside ? undefined : foldEvent(promotion, archived, event, run)
  const cell = outcome && 'cell' in outcome ? outcome.cell : (archived ?? promotion.empty(run))
  const closing = (of: unknown): readonly GrantOrder[] => promotion.close?.(of, run).grants ?? []
  const before = closing(archived ?? promotion.empty(run))
  const orders = outcome ? onTop([...(outcome.grants ?? []), ...closing(cell)], before, `late:${eventId}`) : []
  if (!orders) return 'downwards'
  const grants = orders.map(({ key, value, purchase }) => ({
    key: `${run.id}:${player}:${key}`,
    run: run.id,
    feature: run.feature,
    player,
    value,
    state: known.isShadow ? ('shadow' as const) : ('due' as const),
    cause: `event:${eventId}`,
    configHash: known.configHash,
    draws: [],
    earnedAt: at,
    proof: { event: { type: event.type, payload: event.payload }, before: archived ?? null, after: cell },
    ...(purchase !== undefined && { purchase }),
  }))
  const inserted = await insertGrants(tx, grants)
  if (outcome) await keepArchived(tx, known, { player, cell, at })
  await sql`update promotion.late_event set decision = 'paid' where run = ${run.id} and event_id = ${eventId}`.execute(tx)
  const scores = known.isShadow ? [] : (outcome?.scores ?? [])
  return { granted: inserted.size + (await payScores(tx, known, { scores, player, at, eventId })) }
}

/** The grants that exceed those of before; undefined if any of them is less. */
function onTop(
  after: readonly GrantOrder[],
  before: readonly GrantOrder[],
  correction: string,
): readonly GrantOrder[] | undefined {
  const known = new Map(before.map(({ key, value }) => [key, value]))
  if (before.some(({ key }) => !after.some((order) => order.key === key))) return undefined
  const more: GrantOrder[] = []
  for (const order of after) {
    const had = known.get(order.key)
    if (!had) more.push(order)
    else {
      const value = addedValue(order.value, had)
      if (value === 'downwards') return undefined
      if (value) more.push({ ...order, key: `${correction}:${order.key}`, value })
    }
  }
  return more
}

/** Lists what the event scores after the final table, and pays it unless it means less. Returns how many grants that is. */
async function payScores(
  tx: Tx,
  known: KnownRun,
  { scores, ...of }: { scores: readonly ScoreOrder[]; player: Id<'plr'>; at: Instant; eventId: bigint },
): Promise<number> {
  const orders = scores.map(({ board, ...score }) => ({ ...score, ...of, board: boardOf(known.run.id, board), isShared: false }))
  await writeScores(tx, orders)
  let granted = 0
  for (const board of new Set(orders.map((order) => order.board))) {
    const outcome = await payLateScore(tx, known, { board, eventId: of.eventId })
    if (typeof outcome === 'object') granted += outcome.granted
  }
  return granted
}

async function lockArchived(tx: Tx, { run, promotion }: KnownRun, player: Id<'plr'>): Promise<unknown> {
  const { rows } = await sql<StoredCell>`
    select cell, version from promotion.cell_archive where run = ${run.id} and player = ${player} for update`.execute(tx)
  return rows[0] && upgradedCell(promotion, rows[0])
}

async function keepArchived(
  tx: Tx,
  { run, promotion, joins }: KnownRun,
  { player, cell, at }: { readonly player: Id<'plr'>; readonly cell: unknown; readonly at: Instant },
): Promise<void> {
  // A first cell joins; one that is there keeps its time.
  const stored: StoredCell = { cell, ...versionOf(promotion), ...(joins !== null && { joinedAt: at }) }
  await archiveCells(tx, run.id, new Map([[player, stored]]))
  await sql`
    update promotion.cell_archive set cell = ${JSON.stringify(cell)}::jsonb, version = ${stored.version ?? 0}
    where run = ${run.id} and player = ${player}`.execute(tx)
}
