import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { openRows, type PlayerCells } from './store.ts'

/**
 * Cells as this process last read or wrote them. A player who plays on needs them several times a second: the database
 * says whether they have changed since, and sends and parses them only then.
 */
export interface KeptCells {
  readonly max: number
  /** Those used last are the last ones. */
  readonly byPlayer: Map<Id<'plr'>, Kept>
}

interface Kept {
  readonly version: string
  readonly cells: PlayerCells
}

/** Some 4 KB a player. */
const KEPT_MAX = 4_000

export const openKeptCells = (max = KEPT_MAX): KeptCells => ({ max, byPlayer: new Map() })

/**
 * The transaction that wrote a row, of this run of this server: a restored or promoted one may use the number again. Null
 * without synchronous commits: a crash may lose some, and the same run of the server then uses their numbers again.
 */
const versionOf = (xmin: ReturnType<typeof sql>) => sql<string | null>`
  ${xmin} || (select ' ' || pg_postmaster_start_time() where current_setting('synchronous_commit') <> 'off')`

/**
 * Locks cells as `lockCells` does. They are the transaction's to change: none is kept until it has committed and calls
 * `keep` with those that it wrote.
 */
export async function lockKeptCells(tx: Tx, kept: KeptCells, players: readonly Id<'plr'>[]) {
  const known = new Map<Id<'plr'>, Kept>()
  for (const player of players) {
    const own = kept.byPlayer.get(player)
    if (own) known.set(player, own)
    kept.byPlayer.delete(player)
  }
  const versions = new Map<Id<'plr'>, string | null>()
  const cells = await openRows(tx, players, async (sorted) => {
    const { rows } = await sql<{ player: Id<'plr'>; version: string | null; cells: PlayerCells | null }>`
      select p.player, v.version, case when v.version = k.version then null else p.cells end as cells
      from promotion.player_cells p
      left join unnest(${[...known.keys()]}::text[], ${Array.from(known.values(), ({ version }) => version)}::text[])
        as k (player, version) on k.player = p.player
      cross join lateral (select ${versionOf(sql`p.xmin`)} as version) v
      where p.player = any(${sorted}) order by p.player for update of p`.execute(tx)
    for (const { player, version } of rows) versions.set(player, version)
    return new Map(rows.map(({ player, cells: read }) => [player, read ?? known.get(player)!.cells]))
  })
  return {
    cells,
    async readKeep(written: ReadonlyMap<Id<'plr'>, PlayerCells>): Promise<() => void> {
      const own = written.size > 0 ? await readOwnVersion(tx) : ''
      return () => {
        for (const [player, each] of cells) {
          const version = written.has(player) ? own : versions.get(player)!
          if (version !== null) kept.byPlayer.set(player, { version, cells: each })
        }
        dropOldest(kept)
      }
    },
  }
}

/** Of what this transaction writes. */
async function readOwnVersion(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select ${versionOf(sql`pg_current_xact_id()::xid`)} as version`.execute(tx)
  return rows[0]!.version
}

function dropOldest({ max, byPlayer }: KeptCells): void {
  for (const player of byPlayer.keys()) {
    if (byPlayer.size <= max) return
    byPlayer.delete(player)
  }
}
