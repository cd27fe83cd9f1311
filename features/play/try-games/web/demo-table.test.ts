import { expect, test } from 'vitest'
import { getGame, acknowledgeRound, choose, spin } from '#features/play/game-session/contract.ts'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient, type ApiRequest } from '#ui/api/client.ts'
import type { DemoRound } from '../contract.ts'
import { DemoApi } from './demo-api.ts'
import { DemoTable } from './demo-table.ts'

const GAME = {
  slug: 'velvet-blackjack',
  title: 'Velvet',
  definitionHash: 'ab',
  stakes: [1_000, 400_000, 2_500_000],
  coins: 1_000_000,
}
const SETTLED: DemoRound = {
  params: {},
  stake: 400_000,
  win: 0,
  events: [{ type: 'a' }],
  choices: [],
  awaiting: null,
  sealed: null,
}
const OPEN: DemoRound = {
  ...SETTLED,
  awaiting: {
    options: [
      { choice: { kind: 'stand' }, cost: 0 },
      { choice: { kind: 'double' }, cost: 400_000 },
    ],
    byDefault: { kind: 'stand' },
    settlesAt: '2026-11-21T12:00:00.000Z',
  },
  sealed: 'first',
}

/** A demo whose server replies with these rounds in turn; a number is a status. */
function openDemo(...replies: readonly (DemoRound | number)[]) {
  const asked: ApiRequest[] = []
  const site = new ApiClient({
    locale: 'en',
    newKey,
    async transport(request) {
      const round = replies[asked.push(request) - 1]
      if (typeof round === 'number') return { status: round, body: { code: round === 410 ? 'gone' : 'unavailable' } }
      return { status: 200, body: { success: true, data: { round } } }
    },
  })
  const table = new DemoTable(site, GAME)
  const api = new DemoApi(site, table)
  return {
    api,
    table,
    asked,
    spin: (stake = 400_000) => api.call(spin, { params: { slug: GAME.slug }, body: { stake } }),
    choose: (kind: string) => api.call(choose, { params: { id: 'demo-1' }, body: { choice: { kind }, step: 1 } }),
  }
}

test('a round moves the demo balance by its win less its stake, and nothing else', async () => {
  const demo = openDemo({ ...SETTLED, win: 150_000 }, SETTLED)
  const first = await demo.spin()
  expect(first).toMatchObject({ success: true, data: { round: { balanceBefore: 1_000_000, balanceAfter: 750_000 } } })
  expect(first.data.balances).toEqual({ version: expect.any(Number), coins: 750_000, tourPoints: 0, entries: 0, winnings: 0 })
  const second = await demo.spin()
  expect(second.data.balances.coins).toBe(350_000)
  expect(second.data.balances.version).toBeGreaterThan(first.data.balances.version)
  // A player's own balance, whose versions begin at 0, is always newer.
  expect(second.data.balances.version).toBeLessThan(0)
})

test('a choice returns the seal, and its cost is paid once', async () => {
  const doubled = { ...OPEN, stake: 800_000, win: 1_600_000, choices: [{ kind: 'double' }], awaiting: null, sealed: null }
  const demo = openDemo(OPEN, doubled)
  expect((await demo.spin()).data).toMatchObject({ round: { state: 'open' }, balances: { coins: 600_000 } })
  expect((await demo.choose('double')).data).toMatchObject({ round: { state: 'settled' }, balances: { coins: 1_800_000 } })
  expect(JSON.parse(demo.asked[1]!.body!)).toEqual({ sealed: 'first', choice: { kind: 'double' } })
  expect(JSON.stringify((await openDemo(OPEN).spin()).data)).not.toContain('first')
})

test('a hand that is too old is called off, and its stake returned', async () => {
  const demo = openDemo(OPEN, 410)
  await demo.spin()
  expect(await demo.choose('stand')).toMatchObject({
    success: false,
    reasonType: 'called-off',
    data: { round: { awaiting: null, win: 400_000 }, balances: { coins: 1_000_000 } },
  })
})

test('a stake above the balance plays nothing, and a balance too small for any round starts again', async () => {
  const demo = openDemo({ ...SETTLED, stake: 999_500 }, SETTLED)
  await expect(demo.spin(2_500_000)).rejects.toMatchObject({ code: 'demo-funds' })
  expect(demo.asked).toEqual([])
  expect((await demo.spin(999_500)).data.balances.coins).toBe(500)
  expect((await demo.spin()).data.balances.coins).toBe(600_000)
})

test('a double above the balance is refused, and the hand goes on', async () => {
  const demo = openDemo({ ...OPEN, stake: 700_000 }, { ...SETTLED, stake: 700_000 })
  await demo.spin(700_000)
  await expect(demo.choose('double')).rejects.toMatchObject({ code: 'demo-funds' })
  expect((await demo.choose('stand')).data.balances.coins).toBe(300_000)
})

test('a failed call moves nothing', async () => {
  const demo = openDemo(503, { ...SETTLED, win: 400_000 })
  await expect(demo.spin()).rejects.toMatchObject({ code: 'unavailable' })
  expect((await demo.spin()).data.balances.coins).toBe(1_000_000)
})

test('the screen’s other calls are answered in the page or go to the site', async () => {
  const demo = openDemo()
  expect(await demo.api.call(acknowledgeRound, { params: { id: 'demo-1' } })).toEqual({ success: true })
  expect(demo.asked).toEqual([])
  await demo.api.call(getGame, { params: { slug: GAME.slug } })
  expect(demo.asked.map(({ path }) => path)).toEqual(['/rest/game/velvet-blackjack/'])
})
