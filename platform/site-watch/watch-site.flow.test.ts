import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ThemeData } from '#kernel/theme.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { createLog } from '../log/log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readSiteEvents, recordSiteEvent, type SiteEventKind } from './site-events.ts'
import { SiteWatch } from './watch-site.ts'

let database: TestDatabase
let logged: string[]
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  logged = []
  await database.pool.query('delete from site_heartbeat')
})

const THEMES = [{ id: 'one' }, { id: 'two' }] as ThemeData[]
/** A process with both of its clocks, which a test moves beside the time that passes: never the database’s. */
function process() {
  const moved = { wall: 0, steady: 0 }
  const clock = { now: () => Math.round(performance.timeOrigin + performance.now()) + moved.wall }
  let isLost = false
  let repeats = 0
  let meanwhile = () => {}
  const watch = new SiteWatch({
    clock,
    themes: THEMES,
    database: {
      async transaction(work) {
        if (isLost) throw new Error('Connection terminated')
        for (; repeats > 0; repeats--) {
          const isUndone = new Error('a deadlock')
          const attempt = database.transaction((tx) => work(tx).then(() => Promise.reject(isUndone)))
          await expect(attempt).rejects.toBe(isUndone)
        }
        const result = await database.transaction(work)
        meanwhile()
        meanwhile = () => {}
        return result
      },
    },
    log: createLog({ level: 'trace', destination: { write: (line: string) => void logged.push(line) } }),
    steady: () => performance.now() + moved.steady,
  })
  return {
    watch,
    clock,
    pass(ms: number) {
      moved.wall += ms
      moved.steady += ms
    },
    set: (ms: number) => void (moved.wall += ms),
    lose: (is: boolean) => void (isLost = is),
    /** Attempts of the next transaction that are undone. */
    repeat: (times: number) => void (repeats = times),
    /** Before the next beat has ended. */
    meanwhile: (what: () => void) => void (meanwhile = what),
  }
}
let known = 0n
/** What was recorded since the last look, oldest first. */
async function recorded() {
  const events = (await readSiteEvents(database.reader, { brand: 'one', before: null, max: 100 })).filter(({ id }) => id > known)
  known = events[0]?.id ?? known
  return events.toReversed()
}
const kinds = async (): Promise<SiteEventKind[]> => (await recorded()).map(({ kind }) => kind)
const audited = async (what: string) => {
  const { rows } = await database.pool.query<{ brand: string }>(
    "select brand from audit_event where what = $1 and subject = 'site' order by id",
    [what],
  )
  return rows.map(({ brand }) => brand)
}
const beats = async (watch: SiteWatch, times: number) => {
  for (let beat = 0; beat < times; beat++) await watch.beat()
}

test('LOG-1 a site that was down is recorded at its start, from the last heartbeat on, once and in the audit log of each brand', async () => {
  const first = process()
  await beats(first.watch, 2)
  expect(await kinds()).toEqual([])
  const { rows } = await database.pool.query<{ at: number }>('select at from site_heartbeat')
  await database.pool.query("update site_heartbeat set at = at - interval '10 minutes'")
  const [second, third] = [process(), process()]
  await Promise.all([second.watch.beat(), third.watch.beat()])
  const [outage, ...others] = await recorded()
  expect(others).toEqual([])
  expect(outage).toMatchObject({ kind: 'outage', since: Number(rows[0]!.at) - 10 * MINUTE_MS })
  expect(outage!.until! - outage!.since!).toBeGreaterThanOrEqual(10 * MINUTE_MS - SECOND_MS)
  expect(await audited('outage')).toEqual(['one', 'two'])
  expect(logged.join()).toContain('the site was down')
})

test('LOG-1 a short restart is no outage', async () => {
  await process().watch.beat()
  await database.pool.query("update site_heartbeat set at = at - interval '60 seconds'")
  await process().watch.beat()
  expect(await kinds()).toEqual([])
})

test('LOG-1 a database that was lost is recorded when it is back, with from and to; a short loss is not', async () => {
  const one = process()
  await one.watch.beat()
  one.lose(true)
  one.pass(30 * SECOND_MS)
  await beats(one.watch, 2)
  expect(logged.filter((line) => line.includes('the database is lost'))).toHaveLength(1)
  one.lose(false)
  await one.watch.beat()
  expect(await kinds()).not.toContain('database-lost')
  one.lose(true)
  for (let nth = 0; nth < 5; nth++) {
    one.pass(MINUTE_MS)
    await one.watch.beat()
  }
  one.lose(false)
  await beats(one.watch, 2)
  const [lost, ...others] = (await recorded()).filter(({ kind }) => kind === 'database-lost')
  expect(others).toEqual([])
  expect(lost!.until! - lost!.since!).toBeGreaterThanOrEqual(5 * MINUTE_MS)
})

test('LOG-1 a process that was stopped has not lost the database: the site was down, unless others served', async () => {
  const one = process()
  // The database’s clock does not pass with those of the process.
  const gaps = async () => (await kinds()).filter((kind) => kind !== 'clock-differs')
  await one.watch.beat()
  one.pass(10 * MINUTE_MS)
  await one.watch.beat()
  expect(await gaps()).toEqual([])
  await database.pool.query("update site_heartbeat set at = at - interval '10 minutes'")
  one.pass(10 * MINUTE_MS)
  one.lose(true)
  await one.watch.beat()
  one.lose(false)
  await beats(one.watch, 2)
  expect(await gaps()).toEqual(['outage'])
})

test('LOG-1 a start with a wrong clock is no outage', async () => {
  await process().watch.beat()
  const wrong = process()
  wrong.set(10 * MINUTE_MS)
  await wrong.watch.beat()
  expect(await kinds()).not.toContain('outage')
})

test.each([
  ['ahead', 3 * SECOND_MS],
  ['back', -3 * SECOND_MS],
])('LOG-1 a clock that is set %s is recorded once', async (_, ms) => {
  const one = process()
  await one.watch.beat()
  one.set(ms)
  one.pass(SECOND_MS / 2)
  await beats(one.watch, 3)
  const events = await recorded()
  expect(events.map(({ kind }) => kind)).toEqual(['clock-changed'])
  expect(Math.abs(Number(events[0]!.detail['byMs']) - ms)).toBeLessThan(SECOND_MS)
})

test('LOG-1 a clock that differs from the database’s is recorded once, and again after it was right', async () => {
  const one = process()
  one.set(7 * SECOND_MS)
  await beats(one.watch, 3)
  expect(await kinds()).toEqual(['clock-differs'])
  one.set(-7 * SECOND_MS)
  await one.watch.beat()
  one.set(-7 * SECOND_MS)
  await one.watch.beat()
  expect((await kinds()).filter((kind) => kind === 'clock-differs')).toHaveLength(1)
})

test('LOG-1 a database that several processes lose is recorded once, and again for one that is without it for longer', async () => {
  const [one, two, far] = [process(), process(), process()]
  const all = [one, two, far]
  // Apart from the losses of other tests.
  for (const each of all) each.pass(60 * MINUTE_MS)
  for (const { watch } of all) await watch.beat()
  await recorded()
  for (const each of all) each.lose(true)
  for (let nth = 0; nth < 3; nth++)
    for (const each of all) {
      each.pass(MINUTE_MS)
      await each.watch.beat()
    }
  for (const each of [one, two]) each.lose(false)
  await Promise.all([one.watch.beat(), two.watch.beat()])
  const lost = async () => (await kinds()).filter((kind) => kind === 'database-lost')
  expect(await lost()).toHaveLength(1)
  for (let nth = 0; nth < 10; nth++) {
    far.pass(MINUTE_MS)
    await far.watch.beat()
  }
  far.lose(false)
  await far.watch.beat()
  expect(await lost()).toHaveLength(1)
})

test('LOG-1 a provider that several processes lose is recorded once, and its return; one lost again is recorded again', async () => {
  const [one, two] = [process(), process()]
  for (const { watch } of [one, two]) await watch.beat()
  const start = one.clock.now()
  const at = (minute: number) => start + minute * MINUTE_MS
  const detail = { provider: 'two-processes' }
  const note = async (...events: readonly Parameters<typeof one.watch.note>[0][]) => {
    for (const [nth, { watch }] of [one, two].entries()) watch.note(events[nth % events.length]!)
    await Promise.all([one.watch.beat(), two.watch.beat()])
    return (await kinds()).filter((kind) => kind.startsWith('provider'))
  }
  const lost = (since: number, answered?: number) =>
    ({ kind: 'provider-lost', since: at(since), ...(answered !== undefined && { answeredAt: at(answered) }), detail }) as const
  const back = (since: number, until: number) => ({ kind: 'provider-back', since: at(since), until: at(until), detail }) as const
  expect(await note(lost(10, 9), lost(10.5, 10.2))).toEqual(['provider-lost'])
  one.watch.note({ ...lost(11), detail: { provider: 'another' } })
  expect(await note(lost(12))).toEqual(['provider-lost'])
  expect(await note(back(10, 20), back(10.5, 20.5))).toEqual(['provider-back'])
  expect(await note(lost(30, 29), lost(30.5, 29))).toEqual(['provider-lost'])
  two.watch.note(lost(50, 45))
  await two.watch.beat()
  expect(await kinds()).toEqual(['provider-lost'])
  const daysLater = 3 * 24 * 60
  expect(await note(lost(daysLater), lost(daysLater + 1))).toEqual(['provider-lost'])
})

test('LOG-1 what is noted while the database is away is recorded when it is back', async () => {
  const one = process()
  await one.watch.beat()
  one.lose(true)
  one.watch.note({ kind: 'provider-lost', since: one.clock.now(), detail: { provider: 'a-bank' } })
  await one.watch.beat()
  expect(await kinds()).toEqual([])
  one.lose(false)
  await one.watch.close()
  expect(await kinds()).toEqual(['provider-lost'])
})

test('LOG-1 what is noted during a beat is recorded with the next one, and nothing twice if a transaction is repeated', async () => {
  const one = process()
  await one.watch.beat()
  one.meanwhile(() => one.watch.note({ kind: 'provider-back', detail: { provider: 'a-bank' } }))
  one.set(7 * SECOND_MS)
  one.repeat(2)
  await one.watch.beat()
  expect((await kinds()).toSorted()).toEqual(['clock-changed', 'clock-differs'])
  await beats(one.watch, 2)
  expect(await kinds()).toEqual(['provider-back'])
})

test('LOG-1 an event with a known key is recorded once, of its brand alone, and none can be changed', async () => {
  const record = (key: string) =>
    database.transaction((tx) =>
      recordSiteEvent(tx, { clock: process().clock, themes: [THEMES[1]!], isOfSite: false }, { kind: 'outage', key, detail: {} }),
    )
  expect(await Promise.all([record('a'), record('a')])).toEqual(expect.arrayContaining([true, false]))
  expect(await kinds()).toEqual([])
  expect(await readSiteEvents(database.reader, { brand: 'two', before: null, max: 1 })).toMatchObject([{ kind: 'outage' }])
  for (const change of ['update site_event set brand = null', 'delete from site_event', 'delete from software_version'])
    await expect(database.pool.query(change)).rejects.toThrow(/append-only|permission denied/)
})
