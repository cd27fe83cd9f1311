import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { beginAbsence } from '#features/exclusion/contract.ts'
import { getHomePage } from '#features/lobby/contract.ts'
import { signIn } from '#features/sign-in/contract.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

let people = 0
const someone = (): Promise<TestPlayer> => site.player({ email: `asker${(people += 1)}@mail.example` })
const GIFT = 100_00
const ask = (client: TestClient) => client.call(contract.askFreeEntry, { body: { isAgreed: true } })
const ownOf = async (client: TestClient) => (await client.call(contract.getFreeEntry)).body.data.own
const given = (player: TestPlayer, times: number) =>
  expectPostings(
    site,
    player,
    'free-entry',
    Array.from({ length: times }, () => ({ entries: GIFT })),
  )

test('gives entries at once, to somebody who has nothing and bought nothing, once a day (SWP-3, SWP-4)', async () => {
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

test('two at once give once', async () => {
  const player = await someone()
  const lock = { sql: 'select from player where id = $1 for update', values: [player.playerId] }
  const answers = await atOnce(site, lock, [() => ask(player), () => ask(player)])
  expect(answers.map(({ body }) => body.success)).toEqual([true, true])
  await given(player, 1)
})

test('is of the person: another account of the same mailbox gets none that day', async () => {
  const [one, two] = [
    await site.player({ email: 'eve.lane@gmail.com' }),
    await site.player({ email: 'evelane+x@googlemail.com' }),
  ]
  expect((await ask(one)).body.success).toBe(true)
  expect((await ask(two)).body).toEqual({ success: false, reasonType: 'asked-elsewhere' })
  await given(two, 0)
  expect(await ownOf(two)).toMatchObject({ mayAsk: true, requests: [] })
})

test('wants to know who asks: of nobody could be said that they asked once', async () => {
  const player = await site.player()
  expect((await ask(player)).body).toEqual({ success: false, reasonType: 'person-unknown' })
  await given(player, 0)
})

test('needs an account, and somebody who may play', async () => {
  expect((await site.visitor().call(contract.getFreeEntry)).body.data).toEqual({ entries: GIFT, own: null })
  expect((await ask(site.visitor())).status).toBe(401)
  const player = await site.player({ password: 'plum tram forty gull' })
  await player.call(beginAbsence, { body: { length: 'week' } })
  const back = site.visitor()
  await back.call(signIn, { body: { identifier: player.login, password: 'plum tram forty gull' } })
  expect(await ask(back)).toMatchObject({ status: 403, body: { code: 'absent' } })
  await given(player, 0)
})

test('where the slice is off there is no call', async () => {
  const player = await someone()
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'free-entry', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await ask(player)).status).toBe(404)
  await turn(true)
})

test('counts anew the next day of the brand, and forgets whose days are long over', async () => {
  const player = await site.player({ email: 'noor@mail.example' })
  await ask(player)
  site.moveTo('2026-11-22')
  const again = site.visitor()
  expect(await ownOf(again)).toBeNull()
  const fresh = await site.player({ email: 'noor+2@mail.example' })
  expect((await ask(fresh)).body.success).toBe(true)
  site.moveTo('2026-12-05')
  await site.runJobs()
  const { rowCount } = await site.database.pool.query('select from free_entry_person')
  expect(rowCount).toBe(0)
})

test('home says that nobody has to pay, and whether there is anything to buy', async () => {
  const plateOf = async (of: TestSite) => (await of.visitor().call(getHomePage)).body.payload.infoPlate
  const plate = await plateOf(site)
  expect(plate).toMatchObject({ title: 'The store opens soon' })
  expect(plate?.actions.map(({ link }) => link)).toEqual(['/signup', '/page/sweepstakes-rules'])
  await using selling = await openTestSite({ besides: [{ id: 'till', isInEveryTheme: true, isSelling: () => true }] })
  expect(await plateOf(selling)).toMatchObject({ title: 'No purchase is ever needed' })
})
