import { seedDemoData } from '#apps/site/seed-demo-data.ts'
import type { startPromotions } from '#promotions/index.ts'
import { BENCH_THEME, openBenchSite } from '../site/open-site.ts'

export interface Promoted extends Pick<Parameters<typeof startPromotions>[0], 'slices' | 'contextOf'> {
  readonly named: string
  close(): Promise<void>
}

/** All promotions of the demo site, as they run on its first day. */
export async function openOwn(url: string): Promise<Promoted> {
  const { site, database } = await openBenchSite(url)
  await seedDemoData(site, [BENCH_THEME])
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from campaign where status = 'published' and starts_at <= now()",
  )
  return {
    named: `the ${rows[0]!.count} campaigns of the demo site`,
    slices: site.slices,
    contextOf: () => site.contextFor(BENCH_THEME),
    close: () => site.close().then(() => database.close()),
  }
}
