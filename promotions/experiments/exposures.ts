import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { type Experiment, variantOf } from './assignment.ts'

/**
 * Exposes these players, at the moment that the variants begin to differ for them. Each keeps the variant of the first
 * exposure; players outside the shares are absent from the result.
 */
export async function expose(
  tx: Tx,
  experiment: Experiment,
  players: readonly Id<'plr'>[],
  at: Instant,
): Promise<ReadonlyMap<Id<'plr'>, string>> {
  const known = await readExposures(tx, experiment.id, players)
  const fresh = players.flatMap((player) => {
    const variant = known.has(player) ? undefined : variantOf(experiment, player)
    return variant === undefined ? [] : [{ experiment: experiment.id, player, variant, at }]
  })
  if (fresh.length === 0) return known
  await writeExposures(tx, fresh)
  // Read again, since another process may have exposed a player in the meantime, under other shares.
  return readExposures(tx, experiment.id, players)
}

export interface Exposure {
  readonly experiment: string
  readonly player: Id<'plr'>
  readonly variant: string
  readonly at: Instant
}

/** The first exposure of a player counts. */
export async function writeExposures(tx: Tx, exposures: readonly Exposure[]): Promise<void> {
  if (exposures.length === 0) return
  await sql`
    insert into promotion.exposure (experiment, player, variant, exposed_at)
    select e.* from unnest(${exposures.map(({ experiment }) => experiment)}::text[],
      ${exposures.map(({ player }) => player)}::text[], ${exposures.map(({ variant }) => variant)}::text[],
      ${exposures.map(({ at }) => new Date(at).toISOString())}::timestamptz[]) as e (experiment, player, variant, at)
    order by experiment, player, at on conflict do nothing`.execute(tx)
}

export async function readExposures(
  db: Reader | Tx,
  experiment: string,
  players: readonly Id<'plr'>[],
): Promise<ReadonlyMap<Id<'plr'>, string>> {
  const { rows } = await sql<{ player: Id<'plr'>; variant: string }>`
    select player, variant from promotion.exposure
    where experiment = ${experiment} and player = any(${players}::text[])`.execute(db)
  return new Map(rows.map(({ player, variant }) => [player, variant]))
}

/** The variants that one player was exposed to, by experiment. */
export async function readExposuresOf(
  db: Reader,
  player: Id<'plr'>,
  experiments: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ experiment: string; variant: string }>`
    select experiment, variant from promotion.exposure
    where player = ${player} and experiment = any(${experiments}::text[])`.execute(db)
  return new Map(rows.map(({ experiment, variant }) => [experiment, variant]))
}

/** Exposed players by variant without test accounts, for `checkSampleRatio`; 0 for a variant that nobody has seen. */
export async function countExposed(db: Reader, { id, variants }: Experiment): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ variant: string; players: bigint }>`
    select e.variant, count(*) as players from promotion.exposure e join player p on p.id = e.player
    where e.experiment = ${id} and not p.is_test group by e.variant`.execute(db)
  return new Map([
    ...variants.map(({ key }) => [key, 0] as const),
    ...rows.map((row) => [row.variant, Number(row.players)] as const),
  ])
}
