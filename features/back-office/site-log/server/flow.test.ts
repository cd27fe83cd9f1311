import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { recordSiteEvent } from '#platform/site-watch/site-events.ts'
import { recordVersions } from '#platform/site-watch/software-versions.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { listSiteEvents, listVersions } from '../contract.ts'

const LARGE = 3 * STAKE
let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite({ options: { 'site-log': { largeWins: { TournamentPoints: LARGE, SweepStakes: LARGE } } } })
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

test('other roles and players see neither', async () => {
  const help = await signedInOperator(site, 'helper', 'support')
  for (const route of [listSiteEvents, listVersions] as const) {
    expect((await help.call(route, { query: {} })).status).toBe(403)
    expect((await (await site.player()).call(route, { query: {} })).status).toBe(401)
  }
})
