import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { systemClock } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { definePromotion } from '#promotions/definition.ts'
import type { Promoted } from './own.ts'

const CAMPAIGNS = 12

const cell = z.object({ rounds: z.int(), stake: z.int(), best: z.int() })
type Cell = z.infer<typeof cell>
const words = { title: 'Bench', text: 'Bench.', steps: [] }

/** Three numbers a player and run: about the size of a league's cell. */
const promotions = Array.from({ length: CAMPAIGNS }, (_, i) =>
  definePromotion({
    campaign: defineCampaign({
      feature: `bench-${i}`,
      config: z.object({ every: z.int() }),
      isExclusive: false,
      hasRule: true,
      words: { en: words, es: words },
      picture: 'gift',
      link: '/',
    }),
    cell,
    empty: () => ({ rounds: 0, stake: 0, best: 0 }),
    on: {
      'round.settled': (before: Cell, { payload }) => ({
        cell: {
          rounds: before.rounds + 1,
          stake: before.stake + payload.stake,
          best: Math.max(before.best, payload.multiple100),
        },
      }),
    },
    cost: () => [],
  }),
)

/** Twelve campaigns that hear each round and write a cell of three numbers. */
export async function openTwelve(database: Database): Promise<Promoted> {
  await database.pool.query(
    `insert into campaign (id, brand, feature, slug, words, starts_at, audience, config, status, is_exclusive, created_at)
     select 'cmp_bench_' || i, 'velmora', 'bench-' || i, 'bench', '{}', now() - interval '1 day', 'everyone', '{"every": 2}',
       'published', false, now() from generate_series(0, $1::int - 1) as i`,
    [CAMPAIGNS],
  )
  const theme = { id: 'velmora', timeZone: 'America/New_York' }
  const entries = { areEntriesOpen: async () => true, entriesClosedTo: async () => new Set() }
  const context = { theme, clock: systemClock, reader: database.reader, ...entries } as unknown as Context
  const slices = promotions.map((promotion) => ({ promotion: promotion as never }))
  return { named: `${CAMPAIGNS} campaigns`, slices, contextOf: () => context, close: async () => undefined }
}
