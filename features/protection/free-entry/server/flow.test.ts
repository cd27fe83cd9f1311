import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { markVerified } from '#platform/auth/verified.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { toWire } from '#kernel/money.ts'
import * as contract from '../contract.ts'
import { freeEntry } from '../feature.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

let people = 0
const someone = (): Promise<TestPlayer> => site.player({ email: `asker${(people += 1)}@mail.example`, isEmailConfirmed: true })
const GIFT = toWire(freeEntry.defaults.entries)
const ask = (client: TestClient) => client.call(contract.askFreeEntry, { body: { isAgreed: true } })
const ownOf = async (client: TestClient) => (await client.call(contract.getFreeEntry)).body.data.own
const given = (player: TestPlayer, times: number) =>
  expectPostings(
    site,
    player,
    'free-entry',
    Array.from({ length: times }, () => ({ entries: GIFT })),
  )

test('a request gives entries immediately, without balance or purchase, once a day (SWP-3, SWP-4)', async () => {
  const player = await someone()
  expect(await ownOf(player)).toMatchObject({ mayAsk: true, requests: [] })
  expect((await ask(player)).body).toMatchObject({
    success: true,
    data: {
      entries: GIFT,
      own: { mayAsk: false, nextAt: '2026-11-22T05:00:00.000Z', requests: [{ day: '2026-11-21', entries: GIFT }] },
    },
  })
  expect((await ask(player)).body).toMatchObject({ success: true, data: { own: { requests: [{}] } } })
  await given(player, 1)
})

test('two concurrent requests give once', async () => {
  const player = await someone()
  const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
  const answers = await atOnce(site, lock, [() => ask(player), () => ask(player)])
  expect(answers.map(({ body }) => body.success)).toEqual([true, true])
  await given(player, 1)
})

test('a request counts for the person: another account of the same mailbox gets none that day', async () => {
  const [one, two] = [
    await site.player({ email: 'eve.lane@gmail.com', isEmailConfirmed: true }),
    await site.player({ email: 'evelane+x@googlemail.com', isEmailConfirmed: true }),
  ]
  expect((await ask(one)).body.success).toBe(true)
  expect((await ask(two)).body).toEqual({ success: false, reasonType: 'asked-elsewhere' })
  await given(two, 0)
  expect(await ownOf(two)).toMatchObject({ mayAsk: true, requests: [] })
})

test('an unproven account gets none, and cannot use up another person’s request by claiming their data', async () => {
  const person = { name: 'Ida', surname: 'Moss', address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  const ida = await site.player({ email: 'ida.moss@gmail.com', isEmailConfirmed: true })
  const claims = await site.player({ email: 'idamoss+x@gmail.com' })
  for (const each of [ida, claims]) expect((await each.call(updateProfile, { body: person as never })).status).toBe(200)
  for (const each of [claims, await site.player()]) {
    expect((await ask(each)).body).toEqual({ success: false, reasonType: 'person-unknown' })
    await given(each, 0)
  }
  const named = await site.player({ email: 'else@mail.example', isEmailConfirmed: true })
  expect((await named.call(updateProfile, { body: person as never })).status).toBe(200)
  expect((await ask(named)).body.success).toBe(true)
  expect((await ask(ida)).body.success).toBe(true)
  await given(ida, 1)
})

test('a verified person gets one request a day, whatever name another account claims', async () => {
  const person = { name: 'Una', surname: 'Reed', address: '1 High St', address2: '', city: 'Austin', zip: '78701' }
  const [una, again] = [await someone(), await someone()]
  for (const each of [una, again]) expect((await each.call(updateProfile, { body: person as never })).status).toBe(200)
  const by = { at: site.clock.now(), by: 'staff' }
  await site.context.transaction((tx) => markVerified(tx, una.playerId, by))
  expect((await ask(una)).body.success).toBe(true)
  expect((await ask(again)).body).toEqual({ success: false, reasonType: 'asked-elsewhere' })
})

test('a request requires an account that may play', async () => {
  expect((await site.visitor().call(contract.getFreeEntry)).body.data).toEqual({ entries: GIFT, own: null })
  expect((await ask(site.visitor())).status).toBe(401)
  const player = await site.player({ password: 'plum tram forty gull' })
  await player.call(beginAbsence, { body: { length: 'week' } })
  const back = site.visitor()
  await back.call(signIn, { body: { identifier: player.login, password: 'plum tram forty gull' } })
  expect(await ask(back)).toMatchObject({ status: 403, body: { code: 'absent' } })
  await given(player, 0)
})

test('free entry has no API call where the slice is off', async () => {
  const player = await someone()
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'free-entry', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await ask(player)).status).toBe(404)
  await turn(true)
})

test('the next day of the brand allows a new request, and old days are deleted', async () => {
  const player = await site.player({ email: 'noor@mail.example', isEmailConfirmed: true })
  await ask(player)
  site.moveTo('2026-11-22')
  const again = site.visitor()
  expect(await ownOf(again)).toBeNull()
  const fresh = await site.player({ email: 'noor+2@mail.example', isEmailConfirmed: true })
  expect((await ask(fresh)).body.success).toBe(true)
  site.moveTo('2026-12-05')
  await site.runJobs()
  const { rowCount } = await site.database.pool.query('select from free_entry_person')
  expect(rowCount).toBe(0)
})

test('home states that no purchase is necessary, and whether there is anything to buy', async () => {
  const plateOf = async (of: TestSite) => (await of.visitor().call(getHomePage)).body.payload.infoPlate
  const plate = await plateOf(site)
  expect(plate).toMatchObject({ title: 'The store opens soon' })
  expect(plate?.actions.map(({ link }) => link)).toEqual(['/signup', '/page/sweepstakes-rules'])
  await using selling = await openTestSite({ besides: [{ id: 'till', isInEveryTheme: true, isSelling: () => true }] })
  expect(await plateOf(selling)).toMatchObject({ title: 'No purchase necessary' })
})
