import pg from 'pg'
import type { Id } from '#kernel/id.ts'
import { systemClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import type { GrantValue } from '#promotions/definition.ts'
import { startPromotions } from '#promotions/index.ts'
import { insertGrants } from '#promotions/grants/store.ts'
import { openBenchServer } from '../site/open-server.ts'
import { openOwn } from './own.ts'

const GRANTS = 5_000
const STATEMENTS_MAX = 1

/** Grants to as many players, as a gift of an operator or the end of a run leaves them. */
const KINDS: Readonly<Record<string, GrantValue>> = {
  coins: { kind: 'balance', coins: 1_000, entries: 0 },
  'coins and entries': { kind: 'balance', coins: 1_000, entries: 100 },
  tickets: { kind: 'ticket', of: 'bench', count: 1, lifetimeSeconds: null },
  'free spins': { kind: 'free-spins', game: 'cherry-royale', count: 5, betLevel: 2_000, lifetimeSeconds: 86_400 },
}

/** The payment of thousands of due grants with every check of the demo site: its rate, statements and processor time. */
export async function measurePayments(): Promise<void> {
  await using server = await openBenchServer()
  const database = openDatabase({ url: server.url, role: 'croupier_app', connectionsMax: 8 })
  const { slices, contextOf, close } = await openOwn(server.url)
  const log = createLog({ level: 'error' })
  const players = await addPlayers(database)
  const run = await database.pool.query<{ id: Id<'cmp'> }>(
    "select id from campaign where feature = 'quests' and status = 'published' limit 1",
  )
  const promotions = await startPromotions({ database, clock: systemClock, log, slices, contextOf, isByHand: true })
  const count = countStatements()
  for (const [name, value] of Object.entries(KINDS)) {
    await grantAll(database, { run: run.rows[0]!.id, players, name, value })
    const [statements, cpu, from] = [count(), process.cpuUsage(), performance.now()]
    await promotions.drain()
    const [seconds, used] = [(performance.now() - from) / 1_000, process.cpuUsage(cpu)]
    const each = (count() - statements) / GRANTS
    const micros = (used.user + used.system) / GRANTS
    const paid = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from promotion.grant where state = 'paid' and cause = $1",
      [name],
    )
    say(
      `${paid.rows[0]!.count} of ${GRANTS} grants of ${name} paid: ${(GRANTS / seconds).toFixed(0)}/s, ${micros.toFixed(0)} µs of the process each, ` +
        `${each.toFixed(2)} statements each (must ${STATEMENTS_MAX}: ${each <= STATEMENTS_MAX ? 'met' : 'MISSED'})`,
    )
  }
  await promotions.close()
  await close()
  await database.close()
}

interface Gift {
  readonly run: Id<'cmp'>
  readonly players: readonly Id<'plr'>[]
  readonly name: string
  readonly value: GrantValue
}

async function grantAll(database: Database, { run, players, name, value }: Gift): Promise<void> {
  const grants = players.map((player) => ({
    key: `${run}:${player}:${name}`,
    run,
    feature: 'quests',
    player,
    value,
    state: 'due' as const,
    cause: name,
    configHash: '',
    draws: [],
    earnedAt: systemClock.now(),
  }))
  await database.transaction((tx) => insertGrants(tx, grants))
}

async function addPlayers({ pool }: Database): Promise<Id<'plr'>[]> {
  const players = Array.from({ length: GRANTS }, (_, i): Id<'plr'> => `plr_01k9${String(i).padStart(22, '0')}`)
  await pool.query(
    `insert into player (id, brand, login, email, password_hash, registration_type, birth_date, state, created_at)
     select id, 'velmora', id, id || '@example.com', '', 'login', '1990-01-01', 'NY', now() from unnest($1::text[]) as id`,
    [players],
  )
  await pool.query('select ledger.open_wallet(id) from unnest($1::text[]) as id', [players])
  return players
}

/** Of all connections of this process, from now on. */
function countStatements(): () => number {
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: never[]) {
    count++
    return (query as (...all: never[]) => unknown).apply(this, args)
  } as never
  return () => count
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
