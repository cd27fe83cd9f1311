import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { audit } from './index.ts'
import { checkSeals, sealTrail, UNSEALED_MS_MAX } from './seal-trail.ts'
import { readSealState } from './seal-state.ts'

/** Long enough for a statement that does not wait. */
const RACE_MS = 200
const AT = Date.UTC(2026, 10, 21, 12)
const ctx = { clock: { now: () => AT }, theme: { id: 'velmora' } } as Pick<Context, 'clock' | 'theme'>

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

test('LOG-2 an event records actor, time, action, reason, before and after', async () => {
  await db.transaction((tx) =>
    audit(tx, ctx, {
      actor: { kind: 'player', id: 'plr_1' },
      subject: 'plr_1',
      what: 'password-changed',
      why: 'reset by emailed link',
      before: { sessions: 2 },
      after: { sessions: 0 },
      address: '203.0.113.7',
    }),
  )
  const { rows } = await db.pool.query("select * from audit_event where subject = 'plr_1'")
  expect(rows).toEqual([
    expect.objectContaining({
      at: AT,
      brand: 'velmora',
      actor_kind: 'player',
      actor: 'plr_1',
      what: 'password-changed',
      why: 'reset by emailed link',
      before: { sessions: 2 },
      after: { sessions: 0 },
      address: '203.0.113.7',
    }),
  ])
})

test('the events of an erased player keep actor, time and action, and no personal data', async () => {
  const subject = 'plr_2'
  const events = [
    {
      actor: { kind: 'operator', id: 'opr_1' },
      what: 'person-corrected',
      why: 'As Anna Bell showed.',
      after: { name: 'Anna' },
    },
    { actor: { kind: 'job' }, what: 'identity-rejected', why: 'details-differ', after: { times: 2 } },
  ] as const
  await db.transaction(async (tx) => {
    for (const event of events) await audit(tx, ctx, { ...event, subject, address: '203.0.113.7' })
  })
  await db.pool.query('select erase_from_audit($1)', [subject])
  const { rows } = await db.pool.query('select * from audit_event where subject = $1 order by id', [subject])
  expect(rows).toEqual([
    expect.objectContaining({ actor: 'opr_1', why: '[erased]', after: { name: '[erased]' }, address: null }),
    expect.objectContaining({ actor_kind: 'job', why: 'details-differ', after: { times: 2 }, address: null }),
  ])
})

test.each(['update audit_event set what = $1', 'delete from audit_event where what <> $1'])(
  'LOG-3 nothing changes the trail: %s',
  async (statement) => {
    await expect(db.pool.query(statement, ['x'])).rejects.toThrow(/permission denied|append-only/)
  },
)

describe('LOG-3 the seals of the trail', () => {
  let own: TestDatabase
  const told: Record<string, unknown>[] = []
  const copied: string[] = []
  const errors: string[] = []
  const info = (facts: Record<string, unknown>) => void (facts.entry ? copied.push(facts.entry as string) : told.push(facts))
  const error = (_: object, message: string) => void errors.push(message)
  const log = { info, error } as unknown as Logger
  const clock = { now: () => AT }
  beforeAll(async () => void (own = await openTestDatabase()))
  afterAll(() => own.close())

  const write = (subject: string, why = 'as asked') =>
    own.transaction((tx) => audit(tx, ctx, { actor: { kind: 'operator', id: 'opr_1' }, subject, what: 'person-corrected', why }))
  const seal = () => sealTrail({ database: own, clock, log })
  const faults = async () =>
    (await checkSeals({ database: own, clock, log })).map(({ seal: number, fault }) => [Number(number), fault])

  test('cover each entry once, are told to the log, and hold; nothing new makes none', async () => {
    await write('plr_a')
    await write('plr_b')
    await Promise.all([seal(), seal()])
    await write('plr_c')
    await seal()
    await seal()
    const { rows } = await own.pool.query('select number::int, entries, hash from audit_seal order by number')
    expect(rows.map(({ number, entries }) => [number, entries])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(told.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash))
    expect(copied.map((entry) => JSON.parse(entry).slice(2, 8))).toEqual(
      ['plr_a', 'plr_b', 'plr_c'].map((subject) => ['velmora', 'operator', 'opr_1', subject, 'person-corrected', '[erased]']),
    )
    expect(await faults()).toEqual([])
  })

  test('wait for a write that has begun, and come with the next run', async () => {
    await withClient(own.ownerUrl, async (client) => {
      await client.query('begin')
      await client.query(
        "insert into audit_event (at, brand, actor_kind, subject, what) values (now(), 'b', 'job', 'plr_d', 'late')",
      )
      const before = told.length
      await seal()
      expect(told).toHaveLength(before)
      expect(errors).toEqual([])
      await write('plr_w')
      await sealTrail({ database: own, clock: { now: () => AT + UNSEALED_MS_MAX }, log })
      expect(errors).toEqual([])
      await sealTrail({ database: own, clock: { now: () => AT + UNSEALED_MS_MAX + 1 }, log })
      expect(errors.splice(0)).toEqual([expect.stringContaining('is not sealed')])
      await client.query('commit')
    })
    await seal()
    expect(told.at(-1)).toMatchObject({ entries: 2 })
    expect(await faults()).toEqual([])
  })

  test('still hold after an erasure, which takes words only', async () => {
    await own.pool.query('select erase_from_audit($1)', ['plr_b'])
    expect(await faults()).toEqual([])
  })

  test('still hold where a seal and an erasure are made at once', async () => {
    await write('plr_e')
    await withClient(own.ownerUrl, async (client) => {
      await client.query('begin')
      await client.query("select erase_from_audit('plr_e')")
      const sealing = own.pool.query('select from seal_audit((select max(id) from audit_event), 10, now())')
      await setTimeout(RACE_MS)
      await client.query('commit')
      await sealing
    })
    expect(await faults()).toEqual([])
  })

  test.each([
    ['a changed reason', "update audit_event set why = 'no reason' where subject = 'plr_c'", [[2, 'words']]],
    ['another actor', "update audit_event set actor = 'opr_2' where subject = 'plr_a'", [[1, 'facts']]],
    ['a removed entry', "delete from audit_event where subject = 'plr_c'", [[2, 'entries']]],
    [
      'a seal made anew',
      "update audit_seal set facts_hash = 'x', hash = 'x' where number = 1",
      [
        [1, 'chain'],
        [1, 'facts'],
        [2, 'chain'],
      ],
    ],
    ['a removed seal', 'delete from audit_seal where number = 1', [[2, 'chain']]],
  ] as const)('tell %s, done past every trigger', async (_, statement, found) => {
    const seen = await withClient(own.ownerUrl, async (client) => {
      await client.query(`begin; set local session_replication_role = replica; ${statement}`)
      const { rows } = await client.query('select seal::int, fault from audit_seal_faults(0, 100)')
      await client.query('rollback')
      return rows.map(({ seal: number, fault }) => [number, fault])
    })
    expect(seen).toEqual(expect.arrayContaining([...found]))
  })

  test('are written by the sealing function only', async () => {
    const row = "(9, 9, 1, now(), now(), 'x', 'x', 'x', now(), 1)"
    for (const statement of [
      `insert into audit_seal values ${row}`,
      'delete from audit_seal',
      "update audit_seal set hash = 'x'",
      'delete from audit_seal_fault',
      'delete from audit_seal_check',
      'insert into audit_seal_erasure values (1, 1)',
    ])
      await expect(own.pool.query(statement)).rejects.toThrow(/permission denied|append-only/)
  })

  test('are all compared, however many there are', async () => {
    const { rows } = await withClient(own.ownerUrl, async (client) => {
      await client.query(`
        insert into audit_event (at, brand, actor_kind, subject, what, why)
        select now(), 'b', 'job', 'plr_' || n, 'many', 'as planned' from generate_series(1, 120) n`)
      await client.query('select from generate_series(1, 120) n cross join lateral seal_audit(1000000 + n, 1, now())')
      await client.query(
        "set session_replication_role = replica; update audit_event set address = '203.0.113.9' where subject in ('plr_1', 'plr_120')",
      )
      return client.query<{ number: number }>('select max(number)::int as number from audit_seal')
    })
    const { number } = rows[0]!
    expect(await faults()).toEqual([
      [number - 119, 'words'],
      [number, 'words'],
    ])
    const { shown, checkedAt, passedAt } = await readSealState(own.reader)
    expect(shown.map(({ seal: of, fault }) => [Number(of), fault])).toEqual(await faults())
    expect([checkedAt, passedAt]).toEqual([AT, AT])
  })
})

const ENTRY = `row(7, timestamptz '2026-11-21 12:00:00.123456Z', 'velmora', 'operator', 'opr_01jnef6fm00000000000000ann', 'plr_1',
  'person-corrected', 'As "Ann" showed: ñ 🚀', '{"name": "Ann", "id": "plr_01jnef6fm00000000000000one", "cents": 1200, "rate": 1.50}',
  '{"b": [true, null, "x"], "aa": {"c": "d"}}', '203.0.113.7')::audit_event`

test('LOG-3 the lines of form 1 never change: seals in every database were made with them', async () => {
  const { rows } = await db.pool.query(
    `select audit_line(${ENTRY}, 1) as words, audit_line(blanked_audit(${ENTRY}, 1), 1) as facts, audit_form()::int as form`,
  )
  expect(rows[0]).toEqual({
    words:
      '[7, 1795262400123456, "velmora", "operator", "opr_01jnef6fm00000000000000ann", "plr_1", "person-corrected", "As \\"Ann\\" showed: ñ 🚀", {"id": "plr_01jnef6fm00000000000000one", "name": "Ann", "rate": 1.50, "cents": 1200}, {"b": [true, null, "x"], "aa": {"c": "d"}}, "203.0.113.7"]',
    facts:
      '[7, 1795262400123456, "velmora", "operator", "opr_01jnef6fm00000000000000ann", "plr_1", "person-corrected", "[erased]", {"id": "plr_01jnef6fm00000000000000one", "name": "[erased]", "rate": 1.50, "cents": 1200}, {"b": [true, null, "[erased]"], "aa": {"c": "[erased]"}}, null]',
    form: 1,
  })
  const seal = "row(3, 20, 8, now(), now(), 'facts', 'words', '', now(), 1)::audit_seal"
  const { rows: hashes } = await db.pool.query(
    `select audit_seal_hash(${seal}, 'before') = audit_hash('3 20 8 facts words before') as "isSame"`,
  )
  expect(hashes).toEqual([{ isSame: true }])
})

test('LOG-3 an old trail that is sealed run by run is not told to be stuck', async () => {
  const own = await openTestDatabase()
  try {
    const errors: unknown[] = []
    const log = { info: () => undefined, error: (facts: unknown) => void errors.push(facts) } as unknown as Logger
    const seal = () => sealTrail({ database: own, clock: { now: () => AT + 2 * UNSEALED_MS_MAX }, log })
    await own.pool.query(
      "insert into audit_event (at, brand, actor_kind, subject, what) select $1, 'b', 'job', 's', 'old' from generate_series(1, 20001)",
      [new Date(AT)],
    )
    await seal()
    await seal()
    const { rows } = await own.pool.query('select entries from audit_seal order by number')
    expect(rows.map(({ entries }) => entries)).toEqual([5_000, 5_000, 5_000, 5_000, 1])
    expect(errors).toEqual([])
  } finally {
    await own.close()
  }
})

/** What a later release would bring: another order of columns, and actions that erasure takes too. */
const FORM_2 = `
  create or replace function audit_form() returns smallint language sql immutable as $$ select 2::smallint $$;
  alter function audit_line(audit_event, int) rename to audit_line_1;
  create function audit_line(entry audit_event, form int) returns text language sql immutable as $$
    select case form when 2 then jsonb_build_array(entry.what, entry.id, entry.why)::text else audit_line_1(entry, form) end
  $$;
  alter function blanked_audit(audit_event, int) rename to blanked_audit_1;
  create function blanked_audit(entry audit_event, form int) returns audit_event language plpgsql immutable as $$
  begin
    entry := blanked_audit_1(entry, 1);
    if form = 2 then entry.why := null; end if;
    return entry;
  end $$;`

test('LOG-3 seals of an earlier form can be compared after a release has another one, also after erasures', async () => {
  const own = await openTestDatabase()
  try {
    const clock = { now: () => AT }
    const log = { info: () => undefined, error: () => undefined } as unknown as Logger
    const write = (subject: string) =>
      own.transaction((tx) =>
        audit(tx, ctx, { actor: { kind: 'job' }, subject, what: 'identity-rejected', why: 'details-differ' }),
      )
    const faults = async () => (await checkSeals({ database: own, clock, log })).map(({ seal, fault }) => [Number(seal), fault])
    for (const subject of ['plr_a', 'plr_b']) {
      await write(subject)
      await sealTrail({ database: own, clock, log })
    }
    await withClient(own.ownerUrl, (client) => client.query(FORM_2))
    await write('plr_c')
    await sealTrail({ database: own, clock, log })
    const { rows } = await own.pool.query('select form from audit_seal order by number')
    expect(rows.map(({ form }) => form)).toEqual([1, 1, 2])
    expect(await faults()).toEqual([])
    await own.pool.query("select erase_from_audit('plr_a'), erase_from_audit('plr_c')")
    expect(await faults()).toEqual([])
    await withClient(own.ownerUrl, (client) =>
      client.query(
        "set session_replication_role = replica; update audit_event set what = 'changed' where subject in ('plr_b', 'plr_c')",
      ),
    )
    expect(await faults()).toEqual([
      [2, 'facts'],
      [2, 'words'],
      [3, 'facts'],
    ])
  } finally {
    await own.close()
  }
})
