import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { EventPayload } from '#kernel/event.ts'
import type { Tx } from '#platform/db/database.ts'
import { emitMany, eventOf } from '#platform/outbox/index.ts'
import { factsChanged } from '../audience/facts-changed.ts'
import { boardOf } from '../boards/board-name.ts'
import { assertPoints, type OrderedScore, writeScores } from '../boards/write-scores.ts'
import type { GrantOrder, Outcome, PromotionEvent } from '../definition.ts'
import { addPush, type DuePushes, writePushes } from '../grants/due-pushes.ts'
import { openSeals } from '../grants/seals.ts'
import { grantKey, insertGrants, type NewGrant } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { type RaceEntry, writeRaces } from '../races/write-races.ts'
import { assert } from '#kernel/result.ts'
import { type PlayerCells, writeCells } from './store.ts'
import { versionOf } from './upgrade.ts'

/** What one transaction changes, collected in memory and written at once. */
export interface Changes {
  readonly cells: Map<Id<'plr'>, PlayerCells>
  readonly grants: NewGrant[]
  readonly pushes: DuePushes
  readonly scores: OrderedScore[]
  readonly races: RaceEntry[]
  readonly facts: Map<Id<'plr'>, EventPayload<typeof factsChanged>>
  readonly ticks: Map<string, Tick>
}

/** When a cell ticks next; null if it does not. */
interface Tick {
  readonly run: string
  readonly player: Id<'plr'>
  readonly at: Instant | null
  /** Why it failed just now. */
  readonly failure?: string
}

export const newChanges = (): Changes => ({
  cells: new Map(),
  grants: [],
  pushes: new Map(),
  scores: [],
  races: [],
  facts: new Map(),
  ticks: new Map(),
})

/** Where an outcome comes from. */
export interface Origin {
  readonly player: Id<'plr'>
  readonly cells: PlayerCells
  readonly known: KnownRun
  readonly at: Instant
  /** When the player joined a run with an audience, if a replay decides; otherwise `at` of the first outcome. */
  readonly joinedAt?: Instant | undefined
  /** As stored with its grants: `event:<id>`, `act:<key>`, `tick`, `close`. */
  readonly cause: string
  /** Orders equal scores; without it, as of an act, one is taken when they are written. */
  readonly eventId?: bigint
  readonly draws?: NewGrant['draws']
  /** Kept with its grants. */
  readonly event?: Pick<PromotionEvent, 'type' | 'payload'>
}

/** Applies one step's outcome to the changes; a shadow run scores, races and pushes nothing. */
export function applyOutcome(changes: Changes, outcome: Outcome<unknown>, origin: Origin): void {
  const { player, cells, known, at, eventId } = origin
  const { run, promotion } = known
  const before = cells[run.id]?.cell ?? null
  assertPoints(outcome.scores)
  if ('cell' in outcome) keepCell(changes, outcome.cell, origin)
  else if (!cells[run.id]) keepCell(changes, promotion.empty(run), origin)
  const grantOf = ({ key, value, isSealed, purchase }: GrantOrder, cause = origin.cause): NewGrant => ({
    key: grantKey({ run: run.id, player, key }),
    run: run.id,
    feature: run.feature,
    player,
    value,
    state: known.isShadow ? 'shadow' : 'due',
    cause,
    configHash: known.configHash,
    draws: origin.draws ?? [],
    proof: {
      ...(origin.event && { event: origin.event }),
      ...(isSealed && { isSealed }),
      before,
      after: cells[run.id]!.cell,
    },
    earnedAt: origin.at,
    ...(purchase !== undefined && { purchase }),
  })
  for (const order of outcome.grants ?? []) changes.grants.push(grantOf(order))
  if (known.isShadow) return
  for (const { race, ...order } of outcome.races ?? []) {
    assert(eventId !== undefined, 'only events enter races')
    changes.races.push({ run: run.id, name: race, player, at, eventId, prize: grantOf(order, `race:${race}`) })
  }
  const isShared = promotion.ownPush !== undefined
  for (const { board, ...score } of outcome.scores ?? [])
    changes.scores.push({ ...score, board: boardOf(run.id, board), player, at, eventId, isShared })
  if (outcome.facts) changes.facts.set(player, { ...changes.facts.get(player), ...outcome.facts })
  for (const message of outcome.pushes ?? []) addPush(changes.pushes, { player, run: run.id, message })
}

function keepCell(changes: Changes, cell: unknown, { player, cells, known, at, ...origin }: Origin): void {
  const { promotion, run, joins } = known
  const before = cells[run.id]
  const due = promotion.due?.(cell, run) ?? undefined
  if (due !== before?.due) changes.ticks.set(`${run.id}:${player}`, { run: run.id, player, at: due ?? null })
  const joinedAt = origin.joinedAt ?? (before ? before.joinedAt : joins === null ? undefined : at)
  const times = { ...(due !== undefined && { due }), ...(joinedAt !== undefined && { joinedAt }) }
  cells[run.id] = { cell, ...times, ...versionOf(promotion) }
  changes.cells.set(player, cells)
}

/** Writes everything that was collected; the players' cells are locked. */
export async function writeChanges(tx: Tx, changes: Changes): Promise<void> {
  await writeCells(tx, changes.cells)
  await writeScores(tx, changes.scores)
  await writeRaces(tx, changes.races)
  await insertGrants(tx, await openSeals(tx, changes.grants))
  await writePushes(tx, changes.pushes)
  await writeTicks(tx, [...changes.ticks.values()])
  await emitMany(
    tx,
    Array.from(changes.facts, ([playerId, payload]) => eventOf(factsChanged, { playerId, payload })),
  )
}

async function writeTicks(tx: Tx, ticks: readonly Tick[]): Promise<void> {
  const gone = ticks.filter(({ at }) => at === null)
  const due = ticks.filter(({ at }) => at !== null)
  if (gone.length > 0) {
    await sql`
      delete from promotion.tick_due t
      using unnest(${gone.map(({ run }) => run)}::text[], ${gone.map(({ player }) => player)}::text[]) as u (run, player)
      where t.run = u.run and t.player = u.player`.execute(tx)
  }
  if (due.length === 0) return
  await sql`
    insert into promotion.tick_due as t (run, player, at, failure, failed_since)
    select u.*, case when u.failure is not null then now() end from unnest(${due.map(({ run }) => run)}::text[], ${due.map(({ player }) => player)}::text[],
      ${due.map(({ at }) => new Date(at!).toISOString())}::timestamptz[], ${due.map(({ failure }) => failure ?? null)}::text[])
      as u (run, player, at, failure)
    on conflict (run, player) do update set at = excluded.at, failure = excluded.failure,
      failed_since = case when excluded.failure is not null then coalesce(t.failed_since, excluded.failed_since) end`.execute(tx)
}
