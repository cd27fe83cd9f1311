import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { checkSeals, sealTrail } from '#platform/audit/seal-trail.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { recordSiteEvent } from '#platform/site-watch/site-events.ts'
import { recordVersions } from '#platform/site-watch/software-versions.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { listSiteEvents, listVersions, readSeals } from '../contract.ts'

const LARGE = 3 * STAKE
let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite({
    metrics: 'near',
    options: { 'site-log': { largeWins: { TournamentPoints: LARGE, SweepStakes: LARGE } } },
  })
  ann = await signedInOperator(site, 'ann', 'auditor')
})
afterAll(() => site.close())

const events = async (before?: string) => (await ann.call(listSiteEvents, { query: before ? { before } : {} })).body.data

/** Spins until a large win; returns it, and whether a smaller one came before it. */
async function winLarge(player: TestPlayer) {
  for (;;) {
    const { round } = await played(player)
    if (round.win >= LARGE) return round
  }
}

test('LOG-1 a large win is logged once with its player and round, in the audit log too, and a smaller one is not', async () => {
  const player = await mintWith(site, { coins: 10_000_000 }, { isTest: false })
  const round = await winLarge(player)
  await site.deliverEvents()
  await site.deliverEvents()
  const { events: found, next } = await events()
  expect(next).toBeNull()
  expect(found).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Number),
      since: null,
      until: null,
      kind: 'large-win',
      player: player.playerId,
      login: player.login,
      isTest: false,
      round: round.id,
      game: SLUG,
      mode: 'TournamentPoints',
      stake: STAKE,
      win: round.win,
    },
  ])
  const { rows } = await site.database.pool.query("select subject, after from audit_event where what = 'large-win'")
  expect(rows).toMatchObject([{ subject: player.playerId, after: { round: round.id, win: round.win } }])
  const { rows: looks } = await site.database.pool.query("select after from audit_event where what = 'site-events-seen'")
  expect(looks[0].after.seen).toEqual([player.playerId])
})

test('LOG-1 a large win of a test account is marked, and events of another brand are not listed', async () => {
  await winLarge(await mintWith(site, { coins: 10_000_000 }))
  await site.deliverEvents()
  const outage = { kind: 'outage', since: 1_000, until: 90_000, detail: { host: 'a-host' } } as const
  const { clock, theme } = site
  const record = (themes: (typeof theme)[], isOfSite: boolean) =>
    site.context.transaction((tx) => recordSiteEvent(tx, { clock, themes, isOfSite }, outage))
  await record([{ ...theme, id: 'elsewhere' }], false)
  await record([theme], true)
  const { events: found } = await events()
  expect(found).toMatchObject([
    { kind: 'outage', host: 'a-host', since: 1, until: 90 },
    { kind: 'large-win', isTest: true },
    { kind: 'large-win', isTest: false },
  ])
})

test('the log goes back page by page', async () => {
  await site.database.pool.query(
    'insert into site_event (at, kind, detail) select now(), \'outage\', \'{"host": "a-host"}\' from generate_series(1, 60)',
  )
  const first = await events()
  const second = await events(first.next!)
  expect([first.events.length, second.events.length, second.next]).toEqual([50, 13, null])
  expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(63)
})

test('LOG-5 software versions are shown newest first', async () => {
  const { database, clock } = site
  for (const version of ['1', '2']) await recordVersions({ database, clock }, [{ kind: 'release', name: 'croupier', version }])
  const { versions, next } = (await ann.call(listVersions, { query: {} })).body.data
  expect(versions).toMatchObject([{ kind: 'release', name: 'croupier', version: '2' }, { version: '1' }])
  expect(next).toBeNull()
})

test('LOG-3 the desk and the figures of every process tell what a check of the seals found, until one finds nothing', async () => {
  const { database, clock } = site
  const log = site.context.log
  const gauge = async (name: string) =>
    (await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body.match(new RegExp(`^${name} (.+)$`, 'm'))?.[1]
  const seals = async () => (await ann.call(readSeals)).body.data
  expect(await seals()).toMatchObject({ checkedAt: null, faults: 0 })
  expect(await gauge('audit_seal_check_age_seconds')).toBe('0')
  await sealTrail({ database, clock, log })
  site.advance(5 * MINUTE_MS)
  expect(await gauge('audit_seal_check_age_seconds'), 'a check that never ran is late, too').toBe('300')
  await checkSeals({ database, clock, log })
  expect(await gauge('audit_seal_check_age_seconds')).toBe('0')
  expect(await seals()).toMatchObject({ last: { number: '1' }, isLate: false, faults: 0, shown: [] })
  const asOwner = (statement: string) =>
    withClient((database as TestDatabase).ownerUrl, (client) =>
      client.query(`set session_replication_role = replica; ${statement}`),
    )
  const { rows } = await database.pool.query('select what from audit_event where id = 1')
  await asOwner("update audit_event set what = 'changed' where id = 1")
  await checkSeals({ database, clock, log })
  const shown = ['facts', 'words'].map((fault) => ({ seal: '1', fault, since: expect.any(Number) }))
  expect(await seals()).toMatchObject({ faults: 2, shown, passedAt: expect.any(Number) })
  expect(await gauge('audit_seal_faults')).toBe('2')
  await asOwner(`update audit_event set what = '${rows[0].what}' where id = 1`)
  await checkSeals({ database, clock, log })
  expect(await seals()).toMatchObject({ faults: 0, shown: [] })
  expect(await gauge('audit_seal_faults')).toBe('0')
})

test('LOG-3 the desk and the figures tell how long an entry has waited for its seal', async () => {
  const { database, clock } = site
  await sealTrail({ database, clock, log: site.context.log })
  const waited = async () =>
    (await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body.match(/^audit_unsealed_seconds (.+)$/m)?.[1]
  expect(await waited()).toBe('0')
  const { rows } = await database.pool.query(
    "insert into audit_event (at, brand, actor_kind, subject, what) values ($1, 'b', 'job', 's', 'waits') returning at",
    [new Date(clock.now() - HOUR_MS)],
  )
  expect(await waited()).toBe('3600')
  const unsealedSince = Number(rows[0].at) / SECOND_MS
  expect((await ann.call(readSeals)).body.data).toMatchObject({ unsealedSince: Math.floor(unsealedSince), isLate: true })
})

test('other roles and players see neither', async () => {
  const help = await signedInOperator(site, 'helper', 'support')
  for (const route of [listSiteEvents, listVersions, readSeals] as const) {
    expect((await help.call(route, { query: {} })).status).toBe(403)
    expect((await (await site.player()).call(route, { query: {} })).status).toBe(401)
  }
})
