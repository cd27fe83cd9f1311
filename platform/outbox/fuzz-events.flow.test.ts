import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import type { JobContext } from '../context.ts'
import { type Database, openDatabase, type Tx } from '../db/database.ts'
import { playerSignedUp } from '../events/index.ts'
import type { DomainEvent, ServerFeature } from '../feature.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { createSeededRng } from '../testing/seeded-rng.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type EventDelivery, startEventDelivery } from './deliver-events.ts'
import { emit } from './index.ts'

const SEED = `${seedOf(20_261_129)}`
// oxlint-disable-next-line node/no-process-env -- a switch of the tests alone, not of the site
const TURNS = Number(process.env['EVENT_TURNS'] ?? 40)
const LISTENERS = Array.from({ length: 12 }, (_, nth) => `listener-${nth}`)
const PLAYERS = Array.from({ length: 5 }, (_, nth) => `plr_${nth}`)

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     select p, 'velmora', p, '', 'login', '1990-05-01', 'NY', 'en', now() from unnest($1::text[]) as p`,
    [PLAYERS],
  )
  // The last of these lets statements pause between their snapshot and their lock, where processes overtake each other.
  await withClient(db.ownerUrl, (owner) =>
    owner.query(`
      create table outbox.heard (nth bigserial, listener text, player text, event bigint, primary key (listener, event));
      create table outbox.told (event bigint primary key, player text, nth int);
      create table outbox.turn (player text primary key, nth int not null default 0);
      grant all on outbox.heard, outbox.told, outbox.turn, outbox.heard_nth_seq to croupier_app;
      create function outbox.linger() returns boolean language plpgsql as $$
      begin
        if random() < 0.1 then perform pg_sleep(random() * 0.02); end if;
        return true;
      end $$;
      alter table outbox.reader enable row level security;
      create policy lingering on outbox.reader using (outbox.linger())`),
  )
  await db.pool.query('insert into outbox.turn select unnest($1::text[])', [PLAYERS])
})
afterAll(() => db.close())

const rng = createSeededRng(SEED)
const below = (max: number): number => rng.bytes(1)[0]! % max

/** Under the player's lock, as the site writes; a late one has an old transaction id, and may end without a commit. */
async function tell(player: string): Promise<void> {
  const [early, late, fate] = [below(3) === 0 ? below(30) : 0, below(2) === 0 ? below(25) : 0, below(8)]
  await db
    .transaction(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx)
      await sleep(early)
      await sql`update outbox.turn set nth = nth + 1 where player = ${player}`.execute(tx)
      await emit(tx, playerSignedUp, { playerId: player as Id<'plr'>, payload: { isReferred: fate > 3, referrer: null } })
      await sql`
        insert into outbox.told select (select max(id) from outbox.event e where e.player = t.player), player, nth
        from outbox.turn t where player = ${player}`.execute(tx)
      await sleep(late)
      if (fate === 0) throw new Error('rolled back')
    })
    .catch((error: unknown) => expect(String(error)).toContain('rolled back'))
}

interface Process {
  readonly database: Database
  readonly delivery: EventDelivery
}

async function startProcess(): Promise<Process> {
  const database = openDatabase({ url: db.ownerUrl, role: 'croupier_app', connectionsMax: 3 })
  const slices = LISTENERS.map((id, nth): Pick<ServerFeature, 'id' | 'on' | 'wants' | 'isInEveryTheme'> => ({
    id,
    isInEveryTheme: true,
    // Some have events in few windows, so that their cursors move often past windows without any.
    ...(nth % 3 === 0 && { wants: { 'player.signed-up': (_, { payload }) => payload.isReferred } }),
    on: {
      'player.signed-up': async (_: JobContext, event: DomainEvent<'player.signed-up'>, tx: Tx) => {
        await sql`insert into outbox.heard (listener, player, event) values (${id}, ${event.playerId}, ${event.id})`.execute(tx)
        if (below(4) === 0) await sleep(below(10))
        if (below(60) === 0) throw new Error('not yet')
      },
    },
  }))
  const contextOf = () => ({}) as JobContext
  const log = pino({ level: 'silent' })
  const delivery = await startEventDelivery({
    database,
    log,
    slices,
    contextOf,
    isWorker: true,
    pollMs: 15,
    retryWaitMs: () => below(20),
  })
  return { database, delivery }
}

/** Its connections break between its statements, also within a turn or between a handler's write and the commit. */
const cut = (): Promise<unknown> =>
  withClient(db.ownerUrl, (owner) =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ~ 'outbox[.](reader|heard)' and pid <> pg_backend_pid()`,
    ),
  )

test(
  `through late commits, failures and kills, each listener hears each event once and in order, seed ${SEED}`,
  async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, startProcess))
    let isOver = false
    const chaos = (async () => {
      while (!isOver) {
        await sleep(below(250))
        if (below(3) === 0) {
          const gone = processes.shift()!
          await gone.delivery.close()
          await gone.database.close()
          processes.push(await startProcess())
        } else await cut()
      }
    })()
    const tellOn = async (): Promise<void> => {
      for (let turn = 0; turn < TURNS; turn++) await tell(PLAYERS[below(PLAYERS.length)]!)
    }
    await Promise.all(Array.from({ length: 4 }, tellOn))
    isOver = true
    await chaos
    const told = (
      await db.pool.query<{ event: bigint; isWanted: boolean }>(`
    select t.event, (e.payload ->> 'isReferred')::boolean as "isWanted"
    from outbox.told t join outbox.event e on e.id = t.event order by t.player, t.nth`)
    ).rows
    const idsOf = (nth: number): bigint[] => told.filter(({ isWanted }) => isWanted || nth % 3 > 0).map(({ event }) => event)
    const expected = LISTENERS.map((id, nth) => ({ id, events: idsOf(nth) }))
    const count = expected.reduce((sum, { events }) => sum + events.length, 0)
    await expect
      .poll(async () => Number((await db.pool.query('select count(*) from outbox.heard')).rows[0].count), {
        timeout: 20_000 + 500 * TURNS,
      })
      .toBe(count)
    for (const { id, events } of expected) {
      const { rows } = await db.pool.query<{ event: bigint }>(
        'select event from outbox.heard where listener = $1 order by player, nth',
        [id],
      )
      expect(rows.map(({ event }) => event)).toEqual(events)
    }
    expect((await db.pool.query('select from outbox.parked')).rowCount).toBe(0)
    for (const { database, delivery } of processes) {
      await delivery.close()
      await database.close()
    }
  },
  60_000 + 2_000 * TURNS,
)
