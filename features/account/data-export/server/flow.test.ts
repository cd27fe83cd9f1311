import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { choose } from '#features/engage/subscription/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'
import { markTried, takeAsked } from './store.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const PASSWORD = 'plum tram forty gull'
let people = 0
const newPlayer = () => site.player({ email: `copy${(people += 1)}@mail.example`, isEmailConfirmed: true, password: PASSWORD })
const list = async (player: TestPlayer) => (await player.call(contract.listCopies)).body.data.copies
const ask = (player: TestPlayer) => player.call(contract.askForCopy)
async function make(): Promise<void> {
  site.advance(MINUTE_MS)
  await site.runJobs()
}
const fetched = async (player: TestPlayer, id: string) =>
  JSON.parse((await player.call(contract.fetchCopy, { params: { id } })).body.data.json)

describe('a copy', () => {
  test('is made by a job, announced by mail, and holds what every slice stores, without secrets (PRV-1)', async () => {
    const player = await newPlayer()
    await player.call(choose, { body: { channel: 'email', isOn: true } })
    const amount = money('coins', 700n)
    const movements = [
      { from: { house: 'promotions', asset: 'coins' }, to: { player: player.playerId, asset: 'coins' }, amount },
    ] as const
    await site.context.transaction((tx) => post(tx, { key: 'gift', kind: 'gift', player: player.playerId, movements }))
    expect((await ask(player)).body).toMatchObject({ success: true, data: { copies: [{ madeAt: null, bytes: null }] } })
    await make()
    const [copy] = await list(player)
    expect(Date.parse(copy?.expiresAt ?? '') - Date.parse(copy?.madeAt ?? '')).toBe(contract.COPY_LASTS_DAYS * DAY_MS)
    const sender = () => ({ brandName: 'Velmora', siteUrl: 'https://play.example' })
    const mails = await readCaptured(site.database.reader, sender, { recipient: `copy${people}@mail.example` })
    expect(mails[0]?.link).toBe('https://play.example/profile/data')
    const data = await fetched(player, copy?.id ?? '')
    expect(data).toMatchObject({
      player: player.playerId,
      balances: { coins: 700, entries: 0 },
      movements: [{ kind: 'gift', amount: 700, balance: 700 }],
      account: { person: { login: player.login, birthDate: '1990-05-01' }, sessions: [{ address: '127.0.0.1' }] },
      subscription: { changes: [{ channel: 'email', is_on: true }] },
      'game-session': { rounds: [] },
    })
    expect(data.terms.documents.length).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toMatch(/hash|token|secret|p256dh/i)
  })

  test('includes every slice that has tables about players', () => {
    const silent = site.slices.filter(({ personalTables, personalData }) => personalTables && !personalData)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('holds the limits: those in force, those requested, and what counts towards them', async () => {
    const player = await newPlayer()
    const day = { scope: 'TournamentPoints', kind: 'gross', period: 'day' } as const
    await player.call(chooseLimit, { body: { ...day, amount: 500 } })
    await player.call(chooseLimit, { body: { ...day, amount: 900 } })
    const time = { scope: 'Time', kind: 'gross', period: 'week', amount: 90 } as const
    await player.call(chooseLimit, { body: time })
    await site.context.transaction((tx) =>
      noteGiven(tx, { playerId: player.playerId, scope: 'TournamentPoints', given: 70n, returned: 30n, at: site.clock.now() }),
    )
    await player.call(spin, { params: { slug: 'voltage-sevens' }, body: { stake: 100 } })
    await ask(player)
    await make()
    const [copy] = await list(player)
    const { limits } = await fetched(player, copy?.id ?? '')
    expect(limits.limits).toContainEqual({ ...day, set_by: 'player', amount: 500 })
    expect(limits.limits).toContainEqual({ ...time, set_by: 'player' })
    expect(limits.changes).toMatchObject([{ ...day, amount: 900 }])
    expect(limits.counted).toMatchObject([{ scope: 'TournamentPoints', given: 70, returned: 30 }])
    expect(limits.stays).toHaveLength(1)
  })

  test('of each slice reads what its tables contain', async () => {
    const player = await newPlayer()
    for (const { id, personalData } of site.slices) {
      const ctx = { ...site.context, today: '2026-11-21' } as const
      const part = (await personalData?.(ctx, player.playerId)) ?? {}
      expect(part, id).toBeTypeOf('object')
    }
  })

  test('is stored encrypted, and deleted after seven days', async () => {
    const player = await newPlayer()
    await ask(player)
    await make()
    const [copy] = await list(player)
    const { rows } = await site.database.pool.query('select content from data_export where player = $1', [player.playerId])
    expect(rows[0].content.includes(player.login)).toBe(false)
    site.advance(contract.COPY_LASTS_DAYS * DAY_MS)
    expect((await player.call(contract.fetchCopy, { params: { id: copy?.id ?? '' } })).status).toBe(403)
    await make()
    const left = await site.database.pool.query('select from data_export where player = $1', [player.playerId])
    expect(left.rowCount).toBe(0)
  })

  test('requested twice concurrently is made once, and can be requested again the next day', async () => {
    const player = await newPlayer()
    await Promise.all([ask(player), ask(player)])
    expect((await ask(player)).body.success).toBe(true)
    expect(await list(player)).toHaveLength(1)
    await make()
    expect((await ask(player)).body).toEqual({ success: false, reasonType: 'asked-lately' })
    expect(await list(player)).toHaveLength(1)
  })

  test('is visible only to its owner, with a recent proof of identity', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    await ask(player)
    await make()
    const [copy] = await list(player)
    const params = { id: copy?.id ?? '' }
    expect((await other.call(contract.fetchCopy, { params })).status).toBe(404)
    expect((await site.visitor().call(contract.askForCopy)).status).toBe(401)
    site.advance(11 * MINUTE_MS)
    await player.call(getProfile)
    expect((await ask(player)).body).toMatchObject({ code: 'proof-needed' })
    expect((await player.call(contract.fetchCopy, { params })).body).toMatchObject({ code: 'proof-needed' })
  })
})

test('copies that wait for a file are tried in turn, after those that were never tried, and once in a run', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()]
  for (const player of [first, second]) await ask(player)
  const brand = site.theme.id
  const taken = (since: number) => site.context.transaction(async (tx) => (await takeAsked(tx, brand, since))?.player)
  const now = site.clock.now()
  const fail = (at: number) => site.context.transaction(async (tx) => markTried(tx, (await takeAsked(tx, brand, at))!.id, at))
  expect(await taken(now)).toBe(first.playerId)
  await fail(now)
  expect(await taken(now)).toBe(second.playerId)
  await fail(now)
  expect(await taken(now)).toBeUndefined()
  expect(await taken(now + 1)).toBe(first.playerId)
  await fail(now + 1)
  expect(await taken(now + 2)).toBe(second.playerId)
  await make()
  expect([await list(first), await list(second)]).toMatchObject([
    [{ madeAt: expect.any(String) }],
    [{ madeAt: expect.any(String) }],
  ])
})

test('data export has no API call where the slice is off, but a copy that was asked for is made', async () => {
  const player = await newPlayer()
  await ask(player)
  const turn = async (isOn: boolean) => {
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'data-export', isOn }))
    await site.liveSettings.refresh()
  }
  await turn(false)
  expect((await ask(player)).status).toBe(404)
  await make()
  await turn(true)
  expect(await list(player)).toMatchObject([{ madeAt: expect.any(String) }])
})
