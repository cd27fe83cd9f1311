import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Difference } from './rebuild-player.ts'
import type { RebuildState } from './rebuild-run.ts'

/** A rebuild with the players who differ, some of them. */
export interface RebuildReport {
  readonly id: bigint
  readonly state: RebuildState
  readonly requestedBy: { readonly id: string; readonly name: string }
  readonly requestedAt: Instant
  readonly approvedBy: string | null
  /** Compared so far. */
  readonly players: number
  readonly waiting: number
  readonly differing: number
  readonly failed: number
  readonly rows: readonly {
    readonly player: Id<'plr'>
    readonly state: 'different' | 'failed' | 'applied'
    readonly difference: Difference | null
    readonly failure: string | null
  }[]
}

/** The last rebuild of a run; undefined without one. */
export async function readRebuild(db: Reader, run: string, limit: number): Promise<RebuildReport | undefined> {
  const { rows } = await sql<Omit<RebuildReport, 'rows'>>`
    select r.id, r.state, jsonb_build_object('id', r.requested_by, 'name', coalesce(o.name, '')) as "requestedBy",
      r.requested_at as "requestedAt", a.name as "approvedBy", r.players,
      (count(p) filter (where p.state = 'waiting'))::int as waiting,
      (count(p) filter (where p.state in ('different', 'applied')))::int as differing,
      (count(p) filter (where p.state = 'failed'))::int as failed
    from promotion.rebuild r left join promotion.rebuild_player p on p.rebuild = r.id
      left join operator o on o.id = r.requested_by left join operator a on a.id = r.approved_by
    where r.run = ${run} and r.kind = 'rebuild' group by r.id, o.name, a.name order by r.id desc limit 1`.execute(db)
  const [head] = rows
  if (!head) return undefined
  const players = await sql<RebuildReport['rows'][number]>`
    select player, state, difference, failure from promotion.rebuild_player
    where rebuild = ${head.id} and state <> 'waiting' order by state = 'failed' desc, player limit ${limit}`.execute(db)
  return { ...head, rows: players.rows }
}
