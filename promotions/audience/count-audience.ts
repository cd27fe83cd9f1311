import { type RawBuilder, sql } from 'kysely'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { toSql } from './to-sql.ts'

export interface AudienceScope {
  readonly brand: string
  /** Today in the brand's calendar. */
  readonly day: CalendarDay
}

/** How many open accounts of a brand belong to an audience; null is everyone. Test accounts do not count. */
export async function countAudience(db: Reader, scope: AudienceScope, tree: AudienceTree | null): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from promotion.player_facts where ${inScope(scope, tree)}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** At most `count` of them. The same seed draws the same players while facts do not change. */
export async function sampleAudience(
  db: Reader,
  scope: AudienceScope & { readonly seed: number },
  { tree, count }: { readonly tree: AudienceTree | null; readonly count: number },
): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select player from promotion.player_facts where ${inScope(scope, tree)}
    order by hashtextextended(player, ${scope.seed}), player limit ${count}`.execute(db)
  return rows.map(({ player }) => player)
}

const inScope = ({ brand, day }: AudienceScope, tree: AudienceTree | null): RawBuilder<unknown> =>
  sql`brand = ${brand} and is_counted and ${tree ? toSql(tree, day) : sql`true`}`
