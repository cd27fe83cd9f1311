import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { audit } from './index.ts'

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
