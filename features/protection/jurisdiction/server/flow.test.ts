import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newForm } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { applyPrize } from '#features/promotions/daily-login/contract.ts'
import { setEmail } from '#features/account/email-confirmation/contract.ts'
import { askFreeEntry } from '#features/protection/free-entry/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { getRouteInfo } from '#features/site/shell/contract.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { addDays, calendarDayOf, DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import * as contract from '../contract.ts'

const AUSTIN = { latitude: 30.27, longitude: -97.74, accuracy: 100 }
const SEATTLE = { latitude: 47.61, longitude: -122.33, accuracy: 100 }
const ALBANY = { latitude: 42.65, longitude: -73.75, accuracy: 100 }

/** Behind a proxy that reports client addresses; all other addresses are private, which map to Texas. */
const open = (check: 'address' | 'coordinates') =>
  openTestSite({
    trustProxy: true,
    jurisdiction: { check, privatePlace: 'US-TX', hiddenNetworks: ['198.51.100.0/24'] },
  })

const tries = (player: TestPlayer, address?: string) =>
  player.call(spin, {
    params: { slug: 'cherry-royale' },
    body: { stake: 1 },
    headers: address ? { 'x-forwarded-for': address } : {},
  })

/** A stake that no game offers: only a player who may play gets this answer, and no round is played. */
const MAY_PLAY = { status: 422, body: { code: 'invalid-input' } }
const refused = (reason: string) => ({ status: 403, body: { code: 'jurisdiction-refused', reason } })

const checksOf = async (site: TestSite, player: TestPlayer) =>
  (
    await site.database.pool.query('select source, state, reason, is_far from place_check where player = $1 order by id', [
      player.playerId,
    ])
  ).rows

describe('by address', () => {
  let site: TestSite
  beforeAll(async () => void (site = await open('address')))
  afterAll(() => site.close())

  test('play is open in an allowed state; hidden and unknown addresses start no game and are recorded (GEO-1, GEO-2, GEO-4)', async () => {
    const player = await site.player()
    expect(await tries(player)).toMatchObject(MAY_PLAY)
    expect(await tries(player, '198.51.100.7')).toMatchObject(refused('vpn'))
    expect(await tries(player, '203.0.113.7')).toMatchObject(refused('unknown'))
    expect(await checksOf(site, player)).toEqual([
      { source: 'address', state: 'TX', reason: null, is_far: false },
      { source: 'address', state: null, reason: 'vpn', is_far: false },
      { source: 'address', state: null, reason: 'unknown', is_far: false },
    ])
  })

  test('guests’ checks are deleted after three months, players’ checks are kept', async () => {
    const player = await site.player()
    await tries(player)
    await site.visitor().call(contract.checkPosition, { query: AUSTIN })
    const guests = async () => (await site.database.pool.query('select from place_check where player is null')).rowCount
    expect(await guests()).toBe(1)
    site.advance(89 * DAY_MS)
    await site.runJobs()
    expect(await guests()).toBe(1)
    site.advance(2 * DAY_MS)
    await site.runJobs()
    expect(await guests()).toBe(0)
    expect(await checksOf(site, player)).toHaveLength(1)
  })

  test('one check is valid for 30 minutes at one address', async () => {
    const player = await site.player()
    await tries(player)
    await tries(player)
    expect(await checksOf(site, player)).toHaveLength(1)
    site.advance(25 * MINUTE_MS)
    await tries(player)
    site.advance(5 * MINUTE_MS)
    await tries(player)
    expect(await checksOf(site, player)).toHaveLength(2)
  })

  test('anybody may ask, and nothing is recorded for it', async () => {
    const here = (await site.visitor().call(contract.checkAddress)).body.data
    expect(here).toEqual({ access: true, product: 'full', country: 'US', state: 'TX', reason: null })
  })

  test('the states are listed with their next known change', async () => {
    const { states } = (await site.visitor().call(contract.getRestrictionInfo)).body.data
    expect(states).toHaveLength(51)
    expect(states.find(({ code }) => code === 'WA')).toEqual({ code: 'WA', name: 'Washington', product: 'blocked', next: null })
  })

  test('a future-dated row from an operator closes a state on that day, and is listed before (GEO-6)', async () => {
    const editor = await signedInOperator(site, 'gita', 'editor')
    const start = site.clock.now()
    const day = addDays(calendarDayOf(start, site.theme.timeZone), 1)
    const key = { kind: 'place', brand: '*', name: `US-TX@${day}`, locale: '*' as const }
    const body = { product: 'blocked', note: 'a law of tomorrow' }
    const save = async (name: string, of: object) =>
      (await editor.post('/rest/operator/content/save/', { ...key, name, basedOn: 0, body: of })).body
    expect(await save('US-XX@2027-01-01', body)).toMatchObject({ reasonType: 'not-valid' })
    expect(await save(key.name, { ...body, product: 'open' })).toMatchObject({ reasonType: 'not-valid' })
    expect(await save(key.name, body)).toMatchObject({ success: true })
    await editor.post('/rest/operator/content/publish/', { ...key, version: 1, goesLiveAt: null })
    await site.liveSettings.refresh()
    const { states } = (await site.visitor().call(contract.getRestrictionInfo)).body.data
    expect(states.find(({ code }) => code === 'TX')).toMatchObject({ product: 'full', next: { product: 'blocked', since: day } })
    site.advance(startOfDay(day, site.theme.timeZone) - start - MINUTE_MS)
    const player = await site.player()
    expect(await tries(player)).toMatchObject(MAY_PLAY)
    site.advance(MINUTE_MS)
    // The check of a minute ago was valid for the previous day only.
    expect(await tries(player)).toMatchObject(refused('region'))
    expect((await site.visitor().call(contract.checkAddress)).body.data).toMatchObject({ access: false, state: 'TX' })
  })

  test('repeated requests do not fill the table of checks', async () => {
    const [asking, telling] = [site.visitor(), site.visitor()]
    const statuses = { asked: new Set<number>(), told: new Set<number>() }
    for (let at = 0; at < 31; at++) {
      statuses.asked.add((await asking.call(contract.checkPosition, { query: AUSTIN })).status)
      statuses.told.add((await telling.call(contract.reportBlock, { body: { apps: [] } })).status)
    }
    expect(statuses).toEqual({ asked: new Set([200, 429]), told: new Set([200, 429]) })
  })

  test('a page reports why it found no position, and the reason is recorded', async () => {
    const player = await site.player()
    const body = { apps: ['geolocation:timeout'], meta: { step: 'before-game' } }
    expect((await player.call(contract.reportBlock, { body })).body).toEqual({ success: true })
    const { rows } = await site.database.pool.query('select apps, meta from place_check where player = $1', [player.playerId])
    expect(rows).toEqual([body])
    const meta = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`step${at}`, 'x']))
    expect((await player.call(contract.reportBlock, { body: { ...body, meta } })).status).toBe(422)
  })
})

describe('by coordinates', () => {
  let site: TestSite
  beforeAll(async () => void (site = await open('coordinates')))
  afterAll(() => site.close())

  const stands = (player: TestPlayer, query: typeof AUSTIN) => player.call(contract.checkPosition, { query })

  test('no game starts before a position is given, which is then valid for 30 minutes (GEO-1)', async () => {
    const player = await site.player()
    expect(await tries(player)).toMatchObject(refused('prompt'))
    expect((await stands(player, AUSTIN)).body.data).toMatchObject({ access: true, state: 'TX' })
    expect(await tries(player)).toMatchObject(MAY_PLAY)
    expect(await tries(player, '10.9.9.9')).toMatchObject(refused('prompt'))
    site.advance(29 * MINUTE_MS)
    expect(await tries(player)).toMatchObject(MAY_PLAY)
    site.advance(MINUTE_MS)
    expect(await tries(player)).toMatchObject(refused('prompt'))
  })

  test('a closed state starts no game, even when only its border is near (GEO-3)', async () => {
    const player = await site.player()
    expect((await stands(player, SEATTLE)).body.data).toMatchObject({ access: false, reason: 'region', state: 'WA' })
    expect(await tries(player)).toMatchObject(refused('region'))
    const nearBorder = { latitude: 45.52, longitude: -122.68, accuracy: 20_000 }
    expect((await stands(player, nearBorder)).body.data).toMatchObject({ access: false })
    expect((await stands(player, { ...nearBorder, accuracy: 500 })).body.data).toMatchObject({ access: true, state: 'OR' })
  })

  test('entries can be neither played nor requested where only coins are open', async () => {
    const player = await site.player()
    await stands(player, ALBANY)
    expect(await tries(player)).toMatchObject(MAY_PLAY)
    const asks = () => player.call(askFreeEntry, { body: { isAgreed: true } })
    expect(await asks()).toMatchObject(refused('coins-only'))
    await player.call(switchToSweepStakes)
    expect(await tries(player)).toMatchObject(refused('coins-only'))
  })

  test('coordinates from a hidden address are ignored, and impossible travel is flagged (GEO-4, GEO-5)', async () => {
    const player = await site.player()
    await stands(player, AUSTIN)
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const hidden = await player.call(contract.checkPosition, { query: AUSTIN, headers })
    expect(hidden.body.data).toMatchObject({ access: false, reason: 'vpn' })
    site.advance(HOUR_MS / 6)
    await stands(player, ALBANY)
    expect((await checksOf(site, player)).map(({ is_far }) => is_far)).toEqual([false, false, true])
  })
})

test.each([
  ['DE', 'region', { access: false, product: 'blocked', country: 'DE' }],
  ['CA', null, { access: true, product: 'coins', country: 'CA' }],
] as const)(
  'coordinates in a state are ignored for an address in %s, whose own rule applies',
  async (privatePlace, reason, rule) => {
    await using site = await openTestSite({ jurisdiction: { check: 'coordinates', privatePlace } })
    const player = await site.player()
    expect(await tries(player)).toMatchObject(refused('prompt'))
    expect((await player.call(contract.checkPosition, { query: AUSTIN })).body.data).toMatchObject({ ...rule, reason })
    expect(await tries(player)).toMatchObject(reason ? refused(reason) : MAY_PLAY)
  },
)

test('no account can be opened in a closed jurisdiction', async () => {
  const body = newForm()
  const answer = async (privatePlace: string) => {
    await using site = await openTestSite({ jurisdiction: { check: 'address', privatePlace } })
    const reply = await site.visitor().call(signUp, { body })
    const { rows } = await site.database.pool.query('select id from player where email = $1', [body.email ?? ''])
    return { ...reply, accounts: rows.length }
  }
  expect(await answer('US-WA')).toMatchObject({ ...refused('region'), accounts: 0 })
  expect(await answer('US-TX')).toMatchObject({ body: { success: true }, accounts: 1 })
})

test('visitors from a closed jurisdiction see the page that says so, but can reach their account (GEO-2)', async () => {
  await using site = await openTestSite({ jurisdiction: { check: 'address', privatePlace: 'US-WA' } })
  await site.slices.find(({ id }) => id === 'daily-login')?.seed?.(site.context)
  const player = await site.player()
  const leadsTo = async (path: string) => (await player.call(getRouteInfo, { query: { path } })).body.redirect
  expect(await leadsTo('/library')).toBe('/geoblock?reason=region')
  expect(await leadsTo('/es/promotions')).toBe('/es/geoblock?reason=region')
  expect(await leadsTo('/profile/security')).toBeUndefined()
  for (const open of ['/page/terms-of-use', '/unsubscribe?token=x', '/es/manifest.webmanifest']) {
    expect(await leadsTo(open)).toBeUndefined()
  }
  expect(await tries(player)).toMatchObject(refused('region'))
  expect(await player.call(applyPrize)).toMatchObject(refused('region'))
  expect((await (await site.player()).call(setEmail, { body: { email: 'at-home@mail.example' } })).body).toEqual({
    success: true,
  })
  // A guest never gets a cached page rendered for another jurisdiction.
  const { guestPages } = site.slices.find(({ id }) => id === 'jurisdiction')!
  expect(await guestPages?.({ ...site.context, address: '10.0.0.1', session: null } as VisitorContext)).toBe('blocked')
  // IP geolocation may be a town off: a position is more precise.
  await player.call(contract.checkPosition, { query: AUSTIN })
  expect(await leadsTo('/library')).toBeUndefined()
  expect(await tries(player)).toMatchObject(MAY_PLAY)
  expect((await player.call(applyPrize)).body).toMatchObject({ success: true })
})
