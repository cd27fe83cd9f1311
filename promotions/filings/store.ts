import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { Filing } from './rules.ts'

/** What is recorded for a campaign; for a run of a series, for the series. */
export async function readFilings(db: Reader, campaign: string): Promise<Filing[]> {
  const { rows } = await sql<Filing>`
    select state, registration, to_char(filed_on, 'YYYY-MM-DD') as "filedOn", bond_kind as "bondKind",
      bond_reference as "bondReference", to_char(bond_on, 'YYYY-MM-DD') as "bondOn"
    from promotion.filing where campaign = ${campaign} order by state desc`.execute(db)
  return rows
}

/** Records a filing, or corrects it. False if it is recorded so already. */
export async function writeFiling(tx: Tx, campaign: Id<'cmp'>, filing: Filing): Promise<boolean> {
  const { state, registration, filedOn, bondKind, bondReference, bondOn } = filing
  const { numAffectedRows } = await sql`
    insert into promotion.filing as f (campaign, state, registration, filed_on, bond_kind, bond_reference, bond_on)
    values (${campaign}, ${state}, ${registration}, ${filedOn}, ${bondKind}, ${bondReference}, ${bondOn})
    on conflict (campaign, state) do update set registration = excluded.registration, filed_on = excluded.filed_on,
      bond_kind = excluded.bond_kind, bond_reference = excluded.bond_reference, bond_on = excluded.bond_on
    where f is distinct from excluded`.execute(tx)
  return Boolean(numAffectedRows)
}

/** How many runs a series has. */
export async function countRuns(db: Reader, series: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from campaign where series = ${series}`.execute(db)
  return rows[0]!.count
}
