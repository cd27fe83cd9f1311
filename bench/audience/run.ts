import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AudienceRule, AudienceTree } from '#kernel/audience/tree.ts'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import { applyFacts } from '#promotions/audience/apply-facts.ts'
import { countAudience, sampleAudience } from '#promotions/audience/count-audience.ts'
import { readFacts } from '#promotions/audience/facts-store.ts'
import type { PromotionEvent } from '#promotions/definition.ts'

/** Live counts of audiences, and the fold of events into facts. `npm run bench -- audience 1000000` for a million players. */
const PLAYERS = Number(process.argv[2] ?? 200_000)
const COUNT_MS_AT_A_MILLION = 300
const TIMES = 9
const BATCH = 200
const DAY: CalendarDay = '2026-11-24'
const BRAND = 'velmora'

const all = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'and', rules })
const any = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'or', rules })

const CONFIRMED: AudienceRule = { field: 'isEmailConfirmed', operator: '=', value: true }
const IN_TEXAS: AudienceRule = { field: 'state', operator: 'in', value: ['TX', 'OH'] }
const LAPSED: AudienceRule = { field: 'lastSeenDaysAgo', operator: 'between', value: [14, 60] }
const ACTIVE: AudienceRule = { field: 'rounds28', operator: '>=', value: 100 }
const STAKED: AudienceRule = { field: 'coinsStaked28', operator: '>', value: 500 }

const AUDIENCES: Readonly<Record<string, AudienceTree | null>> = {
  everyone: null,
  'residence, email, lapsed': all(IN_TEXAS, CONFIRMED, LAPSED),
  'windows of 28 days': all(CONFIRMED, any(ACTIVE, STAKED)),
  'not in the holdout': all({ field: 'isInHoldout', operator: '=', value: false }),
  'fifty rules': any(
    ...Array.from({ length: 10 }, (_, nth) =>
      all({ field: 'rounds7', operator: '=', value: 10_000 + nth }, CONFIRMED, IN_TEXAS, STAKED, LAPSED),
    ),
  ),
}

const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
try {
  await bringUpToDate(server.url, ROOT)
  const owner = openDatabase({ url: server.url, patience: { connectMs: 10_000, statementMs: 0, answerMs: 600_000 } })
  await fill(owner)
  await owner.close()
  const database = openDatabase({ url: server.url, role: 'croupier_app' })
  await measureCounts(database)
  await measureFold(database)
  await database.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A third played within 28 days, most of them on several days; the others have old sums or none. */
async function fill({ reader }: Database): Promise<void> {
  const started = performance.now()
  await sql`
    insert into player (id, brand, login, registration_type, birth_date, state, locale, created_at)
    select 'plr_' || lpad(i::text, 26, '0'), ${BRAND}, 'player' || i, 'login', '1990-01-01',
      (array['TX', 'OH', 'CA', 'NY', 'FL'])[1 + i % 5], case when i % 8 = 0 then 'es' else 'en' end, '2026-01-01'
    from generate_series(1, ${PLAYERS}::int) i`.execute(reader)
  await sql`
    insert into promotion.player_facts (player, brand, registered_on, is_counted, is_email_confirmed, is_phone_confirmed,
      is_identity_approved, is_profile_completed, is_referred, state, locale, vip_level, purchases, purchase_cents, rounds,
      last_seen_on, last_purchase_on, last_played_on, rounds_since, coins_since, entries_since)
    select p.id, p.brand, ${DAY}::date - i % 700, true, i % 5 > 0, i % 7 = 0, i % 9 = 0, i % 4 = 0, i % 11 = 0,
      p.state, p.locale, nullif(i % 6, 0), i % 13, i % 13 * 999, i % 5000, ${DAY}::date - away, ${DAY}::date - i % 90,
      ${DAY}::date - away,
      array(select n * (1 + i % 30) from generate_series(1, days) n),
      array(select n * (100 + i % 30)::bigint from generate_series(1, days) n),
      array(select n * (10 + i % 30)::bigint from generate_series(1, case when i % 2 = 0 then days else 0 end) n)
    from player p, lateral (select substr(p.login, 7)::int as i) x,
      lateral (select case when i % 3 = 0 then i % 28 else 28 + i % 300 end as away) y,
      lateral (select case when i % 3 = 0 then 1 + i % 27 else i % 6 end as days) z`.execute(reader)
  await sql`vacuum analyze promotion.player_facts`.execute(reader)
  await sql`vacuum analyze player`.execute(reader)
  await sql`checkpoint`.execute(reader)
  const { rows } = await sql<{ mb: bigint }>`select pg_table_size('promotion.player_facts') / 1048576 as mb`.execute(reader)
  const seconds = (performance.now() - started) / 1_000
  say(`${PLAYERS} players, ${rows[0]?.mb} MB of facts, filled in ${seconds.toFixed(0)} s`)
}

async function measureCounts({ reader }: Database): Promise<void> {
  const scope = { brand: BRAND, day: DAY }
  const limit = (COUNT_MS_AT_A_MILLION * PLAYERS) / 1_000_000
  const bare = await medianOf(() => sql`select count(*) from promotion.player_facts where is_counted`.execute(reader))
  say(`a bare scan of the table: ${bare.toFixed(0)} ms`)
  for (const [name, tree] of Object.entries(AUDIENCES)) {
    let size = 0
    const ms = await medianOf(async () => void (size = await countAudience(reader, scope, tree)))
    say(
      `count, ${name}: ${ms.toFixed(0)} ms for ${size}, ${(ms / bare).toFixed(1)}x the scan (must ${limit.toFixed(0)} ms: ${ms <= limit ? 'met' : 'MISSED'})`,
    )
  }
  const tree = AUDIENCES['residence, email, lapsed']!
  const ms = await medianOf(() => sampleAudience(reader, { ...scope, seed: 1 }, { tree, count: 20 }))
  say(`a sample of 20: ${ms.toFixed(0)} ms`)
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth <= TIMES; nth++) {
    const from = performance.now()
    await work()
    // The first one warms the caches.
    if (nth > 0) times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}

/** Each batch in its own transaction, of as many players or of a few busy ones. */
async function measureFold(database: Database): Promise<void> {
  for (const [name, players] of [
    ['one event a player', PLAYERS],
    ['ten events a player', BATCH / 10],
  ] as const) {
    let nth = 0
    const batch = () => Array.from({ length: BATCH }, () => settled(1 + (((nth += 1) * 7919) % players)))
    const ms = await medianOf(() => database.transaction((tx) => applyFacts(tx, batch())))
    say(`fold, batches of ${BATCH}, ${name}: ${ms.toFixed(1)} ms, ${((BATCH * 1_000) / ms).toFixed(0)} events/s`)
  }
  const ids = Array.from({ length: BATCH }, (_, nth) => idOf(1 + nth * 31))
  say(`facts of ${BATCH} players: ${(await medianOf(() => readFacts(database.reader, ids))).toFixed(1)} ms`)
}

function idOf(nth: number): Id<'plr'> {
  return `plr_${String(nth).padStart(26, '0')}`
}

function settled(nth: number): PromotionEvent {
  const payload = { mode: 'TournamentPoints', stakeGranted: 100, stakeWon: 0 } as never
  return { id: 1n, type: 'round.settled', player: idOf(nth), at: 0, day: DAY, payload }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
