import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../config/index.ts'
import type { JobContext } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import { databaseUrl, withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { startEventDelivery } from './deliver-events.ts'

const FILES = listMigrations(ROOT)
const NEW = FILES.findIndex(({ name }) => name === '20261122T0945__moved_readers.sql')
const EMIT = `insert into outbox.event (type, player, payload, at) values`

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/** A site before the upgrade; each step is its own commit. */
async function upgrade(name: string, steps: readonly string[], see: (url: string) => Promise<void>): Promise<void> {
  const own = `${name}_${process.pid}`
  const url = databaseUrl(db.ownerUrl, own)
  await withClient(db.ownerUrl, (client) => client.query(`create database ${own}`))
  try {
    await migrate(url, FILES.slice(0, NEW))
    await withClient(url, async (client) => {
      for (const step of steps) await client.query(step)
    })
    await migrate(url, FILES.slice(NEW))
    await see(url)
  } finally {
    await withClient(db.ownerUrl, (client) => client.query(`drop database ${own} with (force)`))
  }
}

/** The events a slice receives on the upgraded site, by player; all are of a brand that it runs. */
async function pushHandlerOf(url: string, id: string, type: 'player.locked-out' | 'player.signed-in'): Promise<string[]> {
  const database = openDatabase({ url, role: 'croupier_app' })
  const heard: string[] = []
  const delivery = await startEventDelivery({
    database,
    log: pino({ level: 'silent' }),
    slices: [
      { id, isInEveryTheme: true, on: { [type]: async (_: JobContext, e: { playerId: string }) => void heard.push(e.playerId) } },
    ],
    contextOf: () => ({}) as JobContext,
    isByHand: true,
  })
  await delivery.drain()
  await delivery.close()
  await database.close()
  return heard
}

const player = (id: string) => `insert into player
  (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
  values ('${id}', 'velmora', '${id}', '', 'login', '1990-05-01', 'NY', 'en', now())`
const PLAYERS = ['plr_before', 'plr_flying', 'plr_since'].map(player)
const told = (type: string, id: string) => `${EMIT} ('${type}', '${id}', '{}', now())`

test('events pending at the upgrade reach the slice that listens now, once', async () => {
  const steps = [
    ...PLAYERS,
    told('player.locked-out', 'plr_before'),
    `insert into outbox.reader (name) values ('account'), ('security'), ('winners')`,
    told('player.locked-out', 'plr_flying'),
    told('player.signed-in', 'plr_flying'),
    `insert into outbox.parked (reader, event_id, type, player, payload, at, failure)
      values ('account', 1, 'player.locked-out', 'plr_before', '{}', now(), 'no'),
        ('sign-in', 1, 'player.locked-out', 'plr_before', '{}', now(), 'again'),
        ('security', 9, 'player.signed-in', 'plr_before', '{}', now(), 'no')`,
  ]
  await upgrade('cut_flying', steps, async (url) => {
    await withClient(url, async (client) => {
      const names = async (line: string) => (await client.query<{ name: string }>(line)).rows.map(({ name }) => name)
      expect(await names('select name from outbox.reader order by name')).toEqual(['security', 'sign-in', 'winners'])
      expect(await names('select reader as name from outbox.parked order by reader')).toEqual(['security', 'sign-in'])
    })
    expect(await pushHandlerOf(url, 'sign-in', 'player.locked-out')).toEqual(['plr_flying'])
    expect(await pushHandlerOf(url, 'security', 'player.signed-in')).toEqual(['plr_flying'])
  })
})

test('of two cursors the one further behind wins, so that nothing is lost', async () => {
  const steps = [
    ...PLAYERS,
    `insert into outbox.reader (name) values ('account'), ('sign-in-alerts')`,
    told('player.locked-out', 'plr_flying'),
    told('player.signed-in', 'plr_flying'),
    `insert into outbox.reader (name) values ('sign-in'), ('security')`,
    told('player.locked-out', 'plr_since'),
    told('player.signed-in', 'plr_since'),
  ]
  await upgrade('cut_twice', steps, async (url) => {
    expect(await pushHandlerOf(url, 'sign-in', 'player.locked-out')).toEqual(['plr_flying', 'plr_since'])
    expect(await pushHandlerOf(url, 'security', 'player.signed-in')).toEqual(['plr_flying', 'plr_since'])
  })
})

test('a slice split from one that an operator switched off stays off', async () => {
  const steps = [
    `insert into feature_switch (brand, feature, is_on) values ('velmora', 'account', false), ('tidewick', 'security', false),
      ('jadeloom', 'personal-info', false), ('jadeloom', 'account', true), ('velmora', 'security', false), ('velmora', 'passkeys', true)`,
  ]
  await upgrade('cut_switches', steps, async (url) => {
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ line: string }>(`select brand || ' ' || feature || ' ' || is_on as line
        from feature_switch where feature in ('personal-info', 'phone', 'passkeys') order by brand, feature`)
      expect(rows.map(({ line }) => line)).toEqual([
        'jadeloom personal-info false',
        'jadeloom phone false',
        'tidewick passkeys false',
        'velmora passkeys true',
        'velmora personal-info false',
        'velmora phone false',
      ])
    })
  })
})
