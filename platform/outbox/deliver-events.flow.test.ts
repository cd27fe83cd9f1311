import { playerSignedUp } from '../events/index.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { NO_EVENT_ARCHIVE } from '../config/event-archive.ts'
import type { JobContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { archiveEvents } from '../event-archive/archive-events.ts'
import { endFirstPart } from '../event-archive/testing/past-weeks.ts'
import type { DomainEvent, ServerFeature } from '../feature.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { ATTEMPTS_MAX, type EventDelivery, startEventDelivery } from './deliver-events.ts'
import { emit } from './index.ts'
import { wake } from './wake-relay.ts'

type Listener = Pick<ServerFeature, 'id' | 'on' | 'wants'>
type Handle = (ctx: JobContext, event: DomainEvent<'player.signed-up'>, tx: Tx) => Promise<void>

const log = pino({ level: 'silent' })
let database: TestDatabase
const open: EventDelivery[] = []

beforeEach(async () => {
  database = await openTestDatabase({ connectionsMax: 8 })
  for (const [id, brand] of [
    ['plr_a', 'velmora'],
    ['plr_b', 'velmora'],
    ['plr_far', 'elsewhere'],
  ] as const)
    await addPlayer(id, brand)
})
afterEach(async () => {
  for (const delivery of open.splice(0)) await delivery.close()
  await database.close()
})

const addPlayer = (id: string, brand: string) =>
  database.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     values ($1, $2, $1, '', 'login', '1990-05-01', 'NY', 'en', now())`,
    [id, brand],
  )

const listener = (id: string, handle: Handle): Listener => ({ id, on: { 'player.signed-up': handle } })

/** A brand with every slice except 'without'; an operator has switched all of them off. */
async function start(slices: Listener[], options: { isByHand?: boolean; pollMs?: number } = {}): Promise<EventDelivery> {
  const features = Object.fromEntries(slices.map(({ id }) => [id, id === 'without' ? false : {}]))
  const ctx = { theme: { features }, isOn: () => false } as unknown as JobContext
  const contextOf = (brand: string) => (brand === 'velmora' ? ctx : undefined)
  const delivery = await startEventDelivery({
    database,
    log,
    slices,
    contextOf,
    isByHand: true,
    retryWaitMs: () => 0,
    ...options,
  })
  open.push(delivery)
  return delivery
}

const tell = (tx: Tx, player = 'plr_a', isReferred = false): Promise<void> =>
  emit(tx, playerSignedUp, { playerId: player as Id<'plr'>, payload: { isReferred, referrer: null } })

test('every listener receives a committed event once, however often it is woken', async () => {
  const heard: string[] = []
  const delivery = await start([
    listener('first', async (_, { playerId }) => void heard.push(`first ${playerId}`)),
    listener('second', async (_, { playerId }) => void heard.push(`second ${playerId}`)),
  ])
  await database.transaction((tx) => tell(tx))
  await database
    .transaction(async (tx) => {
      await tell(tx, 'plr_b')
      throw new Error('rolled back')
    })
    .catch(() => {})
  await delivery.drain()
  await delivery.drain()
  expect(heard.sort()).toEqual(['first plr_a', 'second plr_a'])
})

test('many listeners look in a few statements together, however few of them have events', async () => {
  const heard: string[] = []
  const names = Array.from({ length: 20 }, (_, nth) => `listener-${nth}`)
  const others = names.slice(1).map((id): Listener => ({ id, on: { 'player.signed-in': async () => void heard.push(id) } }))
  const delivery = await start([listener(names[0]!, async (_, { playerId }) => void heard.push(playerId!)), ...others])
  await delivery.drain()
  await database.transaction((tx) => tell(tx))
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await delivery.drain()
  // Read, advance, read, and the transaction of the one event: begin, hold, advance, commit.
  expect(statements.mock.calls).toHaveLength(7)
  statements.mockRestore()
  expect(heard).toEqual(['plr_a'])
  const { rows } = await database.pool.query(
    "select count(distinct until::text)::int as windows from outbox.reader where name like 'listener-%'",
  )
  expect(rows).toEqual([{ windows: 1 }])
})

test('a listener whose cursor another process holds waits for nothing and keeps no other from its events', async () => {
  const heard: string[] = []
  const delivery = await start(['held', 'free'].map((id) => listener(id, async () => void heard.push(id))))
  await database.transaction((tx) => tell(tx))
  const client = await database.sessions.connect()
  await client.query("begin; select from outbox.reader where name = 'held' for update")
  await delivery.drain()
  expect(heard).toEqual(['free'])
  await client.query('rollback')
  client.release()
  await delivery.drain()
  expect(heard).toEqual(['free', 'held'])
})

test('a backlog of several batches and windows arrives whole and in order at each listener, and a failing one ends alone', async () => {
  const heard = new Map<string, bigint[]>(['slow', 'quick'].map((id) => [id, []]))
  const hear = (id: string) => listener(id, async (_, { id: event }) => void heard.get(id)!.push(event))
  const failing = listener('failing', () => Promise.reject(new Error('always')))
  const delivery = await start([hear('slow'), failing, hear('quick')])
  for (let batch = 0; batch < 3; batch++)
    await database.transaction(async (tx) => {
      for (let nth = 0; nth < 120; nth++) await tell(tx)
    })
  await delivery.drain()
  const { rows } = await database.pool.query<{ id: bigint }>('select id from outbox.event order by id')
  expect(rows).toHaveLength(360)
  for (const ids of heard.values()) expect(ids).toEqual(rows.map(({ id }) => id))
})

test('a listener that takes long at an event delays no other, and is looked at again once it is free', async () => {
  const heard: string[] = []
  const mayEnd = Promise.withResolvers<void>()
  const hear = (id: string, wait: Promise<void>) =>
    listener(id, async (_, { playerId }) => {
      await wait
      heard.push(`${id} ${playerId}`)
    })
  const tellBoth = () => database.transaction((tx) => tell(tx)).then(() => wake())
  const delivery = await start([hear('slow', mayEnd.promise), hear('quick', Promise.resolve())], {
    isByHand: false,
    pollMs: 600_000,
  })
  await tellBoth()
  await expect.poll(() => heard).toEqual(['quick plr_a'])
  await tellBoth()
  await expect.poll(() => heard).toEqual(['quick plr_a', 'quick plr_a'])
  mayEnd.resolve()
  await expect.poll(() => heard.slice(2)).toEqual(['slow plr_a', 'slow plr_a'])
  await delivery.close()
})

test('two drains at once both end after everything is delivered', async () => {
  const heard: Id<'plr'>[] = []
  const slow = listener('slow', async (_, { playerId }) => {
    await sleep(50)
    heard.push(playerId)
  })
  const delivery = await start([slow])
  await database.transaction((tx) => tell(tx))
  const counts = await Promise.all([1, 2].map(() => delivery.drain().then(() => heard.length)))
  expect(counts).toEqual([1, 1])
})

test('events that a listener filters out are skipped together, and the others arrive in order', async () => {
  const heard: string[] = []
  const picky = listener('picky', async (_, { playerId }) => void heard.push(playerId))
  const delivery = await start([{ ...picky, wants: { 'player.signed-up': (_, { payload }) => payload.isReferred } }])
  for (const [player, isWanted] of [
    ['plr_a', false],
    ['plr_a', true],
    ['plr_b', false],
    ['plr_b', true],
    ...Array.from({ length: 250 }, () => ['plr_a', false] as const),
  ] as const)
    await database.transaction((tx) => tell(tx, player, isWanted))
  const written = vi.spyOn(database, 'transaction')
  await delivery.drain()
  expect(heard).toEqual(['plr_a', 'plr_b'])
  // Two wanted events, and the rest of each page of a hundred.
  expect(written).toHaveBeenCalledTimes(2 + 3)
  await database.transaction((tx) => tell(tx, 'plr_b', true))
  await delivery.drain()
  expect(heard).toEqual(['plr_a', 'plr_b', 'plr_b'])
})

test('a filter that fails is retried and parked like a handler, and later events arrive', async () => {
  const heard: string[] = []
  const faulty = listener('faulty', async (_, { playerId }) => void heard.push(playerId))
  const wants = { 'player.signed-up': (_: JobContext, { playerId }: DomainEvent<'player.signed-up'>) => notOf(playerId, 'plr_a') }
  const delivery = await start([{ ...faulty, wants }])
  await database.transaction((tx) => tell(tx, 'plr_a'))
  await database.transaction((tx) => tell(tx, 'plr_b'))
  for (let attempt = 0; attempt <= ATTEMPTS_MAX; attempt++) await delivery.drain()
  expect(heard).toEqual(['plr_b'])
  expect((await database.pool.query('select player from outbox.parked')).rows).toEqual([{ player: 'plr_a' }])
})

function notOf(player: string, broken: string): boolean {
  if (player === broken) throw new Error('broken')
  return true
}

test("a player's events arrive in commit order, even if an older transaction commits last", async () => {
  const heard: boolean[] = []
  const delivery = await start([listener('slice', async (_, { payload }) => void heard.push(payload.isReferred))])
  let commit = (): void => {}
  const began = Promise.withResolvers<void>()
  const older = database.transaction(async (tx) => {
    // Takes its transaction id first and writes its event last, like a transaction that waited for a lock.
    await sql`select pg_current_xact_id()`.execute(tx)
    began.resolve()
    await new Promise<void>((resume) => (commit = resume))
    await tell(tx, 'plr_a', true)
  })
  await began.promise
  await database.transaction((tx) => tell(tx, 'plr_a', false))
  await delivery.drain()
  expect(heard).toEqual([false])
  commit()
  await older
  await delivery.drain()
  expect(heard).toEqual([false, true])
})

test('an event of an open transaction is not skipped', async () => {
  const heard: string[] = []
  const delivery = await start([listener('slice', async (_, { playerId }) => void heard.push(playerId))])
  let commit = (): void => {}
  const wrote = Promise.withResolvers<void>()
  const slow = database.transaction(async (tx) => {
    await tell(tx, 'plr_a')
    wrote.resolve()
    await new Promise<void>((resume) => (commit = resume))
  })
  await wrote.promise
  await database.transaction((tx) => tell(tx, 'plr_b'))
  await delivery.drain()
  commit()
  await slow
  await delivery.drain()
  expect(heard).toEqual(['plr_b', 'plr_a'])
})

test("a handler's writes happen exactly once, even if its first attempt fails after the write", async () => {
  let tries = 0
  const delivery = await start([
    listener('slice', async (_, __, tx) => {
      await sql`insert into outbox.channel (name, top) values (${`written:${tries}`}, 1)`.execute(tx)
      if (++tries < 3) throw new Error('not yet')
    }),
  ])
  await database.transaction((tx) => tell(tx))
  for (let round = 0; round < 4; round++) await delivery.drain()
  const { rows } = await database.pool.query("select name from outbox.channel where name like 'written:%'")
  expect(rows).toEqual([{ name: 'written:2' }])
})

test('an event that always fails is parked, and later ones are delivered', async () => {
  const heard: string[] = []
  const delivery = await start([
    listener('slice', async (_, { playerId }) => {
      if (playerId === 'plr_a') throw new Error('poison')
      heard.push(playerId)
    }),
  ])
  await database.transaction(async (tx) => {
    await tell(tx, 'plr_a')
    await tell(tx, 'plr_b')
  })
  for (let round = 0; round < ATTEMPTS_MAX; round++) {
    expect(heard).toEqual([])
    await delivery.drain()
  }
  await delivery.drain()
  expect(heard).toEqual(['plr_b'])
  const { rows } = await database.pool.query('select reader, player, failure from outbox.parked')
  expect(rows).toEqual([{ reader: 'slice', player: 'plr_a', failure: 'Error: poison' }])
})

test('two processes deliver each event once, in order', async () => {
  const heard: bigint[] = []
  const slow = () =>
    listener('slice', async (_, { id }) => {
      heard.push(id)
      await sleep(2)
    })
  const [first, second] = [await start([slow()]), await start([slow()])]
  for (let count = 0; count < 20; count++) await database.transaction((tx) => tell(tx))
  for (let round = 0; heard.length < 20 && round < 50; round++) await Promise.all([first.drain(), second.drain()])
  expect(heard).toHaveLength(20)
  expect(heard).toEqual([...heard].sort((a, b) => Number(a - b)))
})

test('a slice absent from the theme and a foreign brand skip events; a switched-off slice receives them', async () => {
  const heard: string[] = []
  const handle: Handle = async (_, { playerId }) => void heard.push(playerId)
  const without = await start([listener('without', handle)])
  const switchedOff = await start([listener('switched-off', handle)])
  await database.transaction((tx) => tell(tx, 'plr_far'))
  await database.transaction((tx) => tell(tx, 'plr_a'))
  await without.drain()
  expect(heard).toEqual([])
  await switchedOff.drain()
  expect(heard).toEqual(['plr_a'])
})

test('retention keeps events that a listener has not received', async () => {
  const heard: string[] = []
  const leave = () => archiveEvents({ archivist: database.archivist, log: createTestLog(), archive: NO_EVENT_ARCHIVE })
  await endFirstPart(database.ownerUrl)
  const delivery = await start([listener('slice', async (_, { playerId }) => void heard.push(playerId))])
  const old = Date.parse('2025-01-01T00:00:00Z')
  await database.transaction((tx) =>
    emit(tx, playerSignedUp, { playerId: 'plr_a' as Id<'plr'>, payload: { isReferred: false, referrer: null }, at: old }),
  )
  await leave()
  await delivery.drain()
  expect(heard).toEqual(['plr_a'])
  const turn = async () => {
    await database.transaction((tx) => tell(tx, 'plr_b'))
    await delivery.drain()
    await leave()
    return (await database.pool.query("select from outbox.event where player = 'plr_a'")).rowCount
  }
  // Another database's open transaction holds back the horizon, so it may take several turns.
  await expect.poll(turn, { timeout: 10_000 }).toBe(0)
})

test('a removed listener a week behind loses its cursor; one that pauses or runs elsewhere keeps it', async () => {
  const cursors = async () =>
    (await database.pool.query('select name from outbox.reader order by name')).rows.map(({ name }) => name)
  const gone = await start([listener('gone', async () => {}), listener('slow', async () => {})])
  await database.transaction((tx) => tell(tx))
  await start([listener('slow', async () => {})])
  expect(await cursors()).toEqual(['gone', 'slow'])
  const old = Date.parse('2025-01-01T00:00:00Z')
  await database.transaction((tx) =>
    emit(tx, playerSignedUp, { playerId: 'plr_a' as Id<'plr'>, payload: { isReferred: false, referrer: null }, at: old }),
  )
  await gone.drain()
  await start([listener('slow', async () => {})])
  expect(await cursors()).toEqual(['gone', 'slow'])
  await database.transaction((tx) =>
    emit(tx, playerSignedUp, { playerId: 'plr_b' as Id<'plr'>, payload: { isReferred: false, referrer: null }, at: old }),
  )
  await start([listener('slow', async () => {})])
  expect(await cursors()).toEqual(['slow'])
})
