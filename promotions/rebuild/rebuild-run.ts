import { type SqlBool, type RawBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Id } from '#kernel/id.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { holdArchive } from '#platform/event-archive/read-archive.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { lockPartsOf } from '#platform/outbox/part-reader.ts'
import { lockCells, type PlayerCells } from '../cells/store.ts'
import { READER } from '../reader/read-parts.ts'
import { openArms } from '../experiments/run-arms.ts'
import type { KnownRun, KnownRuns } from '../runs/known-runs.ts'
import { logWanted, readLog } from './read-log.ts'
import { compareCell, type Difference, rebuildCell, type Rebuilding } from './rebuild-player.ts'

export interface RebuildDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly slices: readonly Pick<ServerFeature, 'settledRounds' | 'archivedEvents' | 'archivedPlayers'>[]
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

export type RebuildState = 'opening' | 'comparing' | 'compared' | 'applying' | 'applied' | 'discarded'

interface OpenRebuild {
  readonly id: bigint
  readonly run: Id<'cmp'>
  readonly kind: 'rebuild' | 'backfill'
  readonly state: RebuildState
}

const PLAYERS_AT_ONCE = 25
const ROUND_EVENTS: readonly string[] = ['round.settled', 'round.reversed']

export type RebuildRefusal = 'closed' | 'fault' | 'log-gone'

/** Why a run cannot be rebuilt; null if it can. All events since `wholeSince` are in the outbox or its archive. */
export function refuseRebuild({ run, promotion, isClosed, fault }: KnownRun, wholeSince: Instant): RebuildRefusal | null {
  if (isClosed) return 'closed'
  if (fault) return 'fault'
  const isKept = Object.keys(promotion.on ?? {}).every((type) => ROUND_EVENTS.includes(type))
  const since = run.countsFrom ?? run.startsAt
  return isKept || since >= wholeSince ? null : 'log-gone'
}

/** Opens a rebuild of a run; false while another one is open. */
export async function openRebuild(
  tx: Tx,
  { run, by, at }: { readonly run: string; readonly by: string; readonly at: Instant },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotion.rebuild (run, kind, state, requested_by, requested_at)
    values (${run}, 'rebuild', 'opening', ${by}, ${new Date(at)}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Continues rebuilds and backfills: lists their players, compares them, and applies what is approved. A page of players is
 * one transaction that holds their parts, so that events read meanwhile are neither lost nor counted twice.
 */
export async function rebuildRuns(deps: RebuildDeps, isOpen: () => boolean): Promise<void> {
  await openBackfills(deps)
  for (const rebuild of await readOpen(deps.database.reader)) {
    const known = (await deps.currentRuns(deps.database.reader)).byId.get(rebuild.run)
    if (!known) continue
    if (known.isClosed) {
      // Its results are final.
      await deps.database.transaction((tx) => moveTo(tx, rebuild.id, 'discarded'))
      continue
    }
    try {
      const state = rebuild.state === 'opening' ? await listPlayers(deps, known, rebuild) : rebuild.state
      while (isOpen() && (await rebuildPage(deps, known, { ...rebuild, state })));
    } catch (error) {
      deps.log.error({ err: error, run: rebuild.run }, 'a rebuild could not continue and is tried again')
    }
  }
}

/** Runs that have started and count events from before. */
async function openBackfills({ database, clock, currentRuns }: RebuildDeps): Promise<void> {
  const { rows } = await sql<{ run: string }>`
    select id as run from campaign c
    where counts_since is not null and status in ('published', 'shadow') and starts_at <= ${new Date(clock.now())}
      and not exists (select from promotion.rebuild r where r.run = c.id and r.kind = 'backfill')`.execute(database.reader)
  if (rows.length === 0) return
  const { byId } = await currentRuns(database.reader)
  const runs = rows.flatMap(({ run }) => (byId.get(run)?.isClosed === false ? [run] : []))
  await database.transaction(async (tx) => {
    await sql`
      insert into promotion.rebuild (run, kind, state, requested_at)
      select run, 'backfill', 'opening', ${new Date(clock.now())} from unnest(${runs}::text[]) as run on conflict do nothing`.execute(
      tx,
    )
    // From now on readers fold events of the whole time; those that they have read before are in the log.
    await reloadRuns(tx)
  })
}

const reloadRuns = async (tx: Tx): Promise<void> => {
  await sql`update promotion.revision set no = no + 1`.execute(tx)
}

async function readOpen(db: Reader): Promise<OpenRebuild[]> {
  const { rows } = await sql<OpenRebuild>`
    select id, run, kind, state from promotion.rebuild where state in ('opening', 'comparing', 'applying') order by id`.execute(
    db,
  )
  return rows
}

/** Everyone with a cell, an act or an event in the kept log. Waits for readers that do not know the rebuild yet. */
async function listPlayers(
  { database, slices }: RebuildDeps,
  { run, promotion }: KnownRun,
  rebuild: OpenRebuild,
): Promise<RebuildState> {
  const state = rebuild.kind === 'backfill' ? 'applying' : 'comparing'
  const since = run.countsFrom ?? run.startsAt
  await database.transaction(async (tx) => {
    // Before the cursors are held, since it reads files: no week leaves for one meanwhile.
    await holdArchive(tx)
    await listArchived(tx, slices, { run, promotion }, rebuild)
    await sql`select from outbox.part_cursor where reader = ${READER} order by part for update`.execute(tx)
    await sql`
      insert into promotion.rebuild_player (rebuild, player)
      select ${rebuild.id}, id from player where id in (
        select player from promotion.player_cells where cells ? ${run.id}
        union all select player from promotion.act where run = ${run.id}
        union all select player from outbox.event
        where brand = ${run.brand} and type = any(${Object.keys(promotion.on ?? {})}::text[]) and at >= ${new Date(since)}
          and (${run.endsAt}::text is null or at < ${run.endsAt === null ? null : new Date(run.endsAt)}::timestamptz)
      ) on conflict do nothing`.execute(tx)
    await moveTo(tx, rebuild.id, state)
  })
  return state
}

/** Those whose events have left the outbox. */
async function listArchived(
  tx: Tx,
  slices: RebuildDeps['slices'],
  { run, promotion }: Pick<KnownRun, 'run' | 'promotion'>,
  rebuild: OpenRebuild,
): Promise<void> {
  const types = Object.keys(promotion.on ?? {})
  const wanted = { of: { brand: run.brand }, types, since: run.countsFrom ?? run.startsAt, until: run.endsAt ?? undefined }
  for (const { archivedPlayers } of slices) {
    const players = [...((await archivedPlayers?.(tx, wanted)) ?? [])]
    await sql`
      insert into promotion.rebuild_player (rebuild, player)
      select ${rebuild.id}, id from player where id = any(${players}::text[]) on conflict do nothing`.execute(tx)
  }
}

async function moveTo(tx: Tx, id: bigint, state: RebuildState): Promise<void> {
  await sql`update promotion.rebuild set state = ${state} where id = ${id}`.execute(tx)
}

/** False once there is no further page. */
async function rebuildPage(deps: RebuildDeps, known: KnownRun, rebuild: OpenRebuild): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const isApproved = rebuild.state === 'applying' && rebuild.kind === 'rebuild'
    const { rows } = await sql<{ player: Id<'plr'> }>`
      select player from promotion.rebuild_player
      where rebuild = ${rebuild.id} and state = ${isApproved ? 'different' : 'waiting'}
      order by player limit ${PLAYERS_AT_ONCE} for update skip locked`.execute(tx)
    if (rows.length === 0) return finish(tx, rebuild)
    const players = rows.map(({ player }) => player)
    await lockPartsOf(tx, READER, players)
    const cells = await lockCells(tx, players)
    const log = await readLog(tx, deps.slices, logWanted(known, players))
    const arms = await openArms(tx, [known], players)
    for (const player of players) {
      const own = {
        known: arms.of(known, player) ?? known,
        player,
        cells: cells.get(player) ?? {},
        log: log.get(player) ?? [],
        joinedAt: joinedAtOf(known, rebuild, cells.get(player)),
        now: deps.clock.now(),
      }
      await rebuildOne(tx, rebuild, own)
    }
    await sql`update promotion.rebuild set players = players + ${isApproved ? 0 : players.length} where id = ${rebuild.id}`.execute(
      tx,
    )
    return true
  })
}

/** A backfill counts the whole time for every player who fits the audience now. */
function joinedAtOf({ run, joins }: KnownRun, { kind }: OpenRebuild, cells: PlayerCells | undefined): Instant | undefined {
  if (joins === null) return undefined
  return kind === 'backfill' ? run.countsFrom : cells?.[run.id]?.joinedAt
}

async function rebuildOne(tx: Tx, rebuild: OpenRebuild, own: Rebuilding): Promise<void> {
  const { id, state, kind } = rebuild
  const of = sql`rebuild = ${id} and player = ${own.player}`
  try {
    const hasJoined = own.known.joins === null || own.known.run.id in own.cells
    const isForeign = kind === 'rebuild' && !hasJoined
    const difference = isForeign
      ? null
      : await (state === 'applying' ? rebuildCell(tx, own, `rebuild:${id}`) : compareCell(tx, own))
    if (state === 'comparing' && difference) await keep(tx, of, { state: 'different', difference })
    else if (state === 'applying' && kind === 'rebuild') await keep(tx, of, { state: 'applied', difference })
    else await sql`delete from promotion.rebuild_player where ${of}`.execute(tx)
  } catch (error) {
    if (isOfDatabase(error)) throw error
    await keep(tx, of, { state: 'failed', difference: null, failure: String(error).slice(0, 500) })
  }
}

/** It has broken the transaction. */
const isOfDatabase = (error: unknown): boolean => error instanceof Error && 'severity' in error

async function keep(
  tx: Tx,
  of: RawBuilder<unknown>,
  { state, difference, failure = null }: { state: string; difference: Difference | null; failure?: string | null },
): Promise<void> {
  await sql`
    update promotion.rebuild_player set state = ${state}, failure = ${failure},
      difference = coalesce(${difference && JSON.stringify(difference)}::jsonb, difference)
    where ${of}`.execute(tx)
}

/** Once no other process has a page. */
async function finish(tx: Tx, { id, kind, state }: OpenRebuild): Promise<false> {
  const left = state === 'applying' && kind === 'rebuild' ? 'different' : 'waiting'
  const next: RebuildState = state === 'comparing' ? 'compared' : 'applied'
  await sql`
    update promotion.rebuild set state = ${next} where id = ${id} and state = ${state}
      and not exists (select from promotion.rebuild_player where rebuild = ${id} and state = ${left})`.execute(tx)
  return false
}

export type RebuildDecision = 'done' | 'decided' | 'your-own'

/** A second operator lets a compared rebuild change the cells. */
export async function approveRebuild(
  tx: Tx,
  { run, rebuild, by, at }: { readonly run: string; readonly rebuild: bigint; readonly by: string; readonly at: Instant },
): Promise<RebuildDecision> {
  const requester = await lockCompared(tx, sql`id = ${rebuild} and run = ${run} and state = 'compared'`)
  if (requester === undefined) return 'decided'
  if (requester === by) return 'your-own'
  await sql`
    update promotion.rebuild set state = 'applying', approved_by = ${by}, decided_at = ${new Date(at)} where id = ${rebuild}`.execute(
    tx,
  )
  return 'done'
}

/** Closes a rebuild without a change. */
export async function discardRebuild(
  tx: Tx,
  { run, rebuild, at }: { readonly run: string; readonly rebuild: bigint; readonly at: Instant },
): Promise<RebuildDecision> {
  const open = sql`id = ${rebuild} and run = ${run} and kind = 'rebuild' and state in ('opening', 'comparing', 'compared')`
  if ((await lockCompared(tx, open)) === undefined) return 'decided'
  await sql`update promotion.rebuild set state = 'discarded', decided_at = ${new Date(at)} where id = ${rebuild}`.execute(tx)
  return 'done'
}

async function lockCompared(tx: Tx, which: RawBuilder<unknown>): Promise<string | null | undefined> {
  const { rows } = await sql<{ by: string | null }>`
    select requested_by as by from promotion.rebuild where ${which as RawBuilder<SqlBool>} for update`.execute(tx)
  return rows[0]?.by
}
