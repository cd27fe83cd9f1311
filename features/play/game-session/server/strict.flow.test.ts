import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, spin, type SpinChoice } from '#apps/site/testing/spins.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import type { ThemeData } from '#kernel/theme.ts'
import * as contract from '../contract.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

const brand: ThemeData = { id: 'velmora', name: 'Velmora', timeZone: 'America/New_York', hosts: [], features: {} }
let site: TestSite
let free: TestSite
beforeAll(async () => {
  site = await openTestSite({ themes: [{ ...brand, isPlayStrict: true }] })
  free = await openTestSite()
})
afterAll(() => Promise.all([site.close(), free.close()]))

const richPlayer = (at = site) => mintWith(at, { coins: 1_000_000, entries: 100_000 })
const TABLE = { slug: 'aurum-roulette', stake: 1_000, params: { chips: [{ spot: 'red', amount: 1_000 }] } } as const
const roundsOf = async ({ playerId }: TestPlayer, at = site): Promise<number> => {
  const { rows } = await at.database.pool.query('select count(*)::int as count from game_round where player = $1', [playerId])
  return rows[0].count
}
const tooFast = { status: 429, body: { success: false, code: 'too-fast' } }

test.each<[string, SpinChoice, SpinChoice, number, string]>([
  ['a slot after a slot', {}, {}, 2_500, '3'],
  ['another slot after a slot', {}, { slug: 'frostfang' }, 2_500, '3'],
  ['a table after a slot', {}, TABLE, 5_000, '5'],
  ['a slot after a table', TABLE, {}, 5_000, '5'],
  ['a table after a table', TABLE, TABLE, 5_000, '5'],
])('DSGN-1 a round begins after the cycle of the last one and not before: %s', async (_, first, second, cycleMs, seconds) => {
  const player = await richPlayer()
  await played(player, first)
  const early = await spin(player, second)
  expect(early).toMatchObject(tooFast)
  expect(early.headers['retry-after']).toBe(seconds)
  site.advance(cycleMs - 1)
  const late = await spin(player, second)
  expect(late).toMatchObject(tooFast)
  expect(late.headers['retry-after']).toBe('1')
  expect(await roundsOf(player)).toBe(1)
  site.advance(1)
  await played(player, second)
  expect(await spin(player, second)).toMatchObject(tooFast)
})

test('DSGN-1 repeats of the last round and of earlier ones are answered with their rounds, and delay nothing', async () => {
  const player = await richPlayer()
  const first = await played(player, { key: 'first' })
  site.advance(2_500)
  const second = await played(player, { key: 'second' })
  expect((await played(player, { key: 'second' })).round.id).toBe(second.round.id)
  expect((await played(player, { key: 'first' })).round.id).toBe(first.round.id)
  site.advance(2_499)
  expect((await played(player, { key: 'first' })).round.id).toBe(first.round.id)
  expect((await spin(player, { key: 'second', stake: 4_000 })).body).toMatchObject({ code: 'key-reused' })
  expect(await spin(player, { key: 'third' })).toMatchObject(tooFast)
  site.advance(1)
  await played(player, { key: 'third' })
  expect(await roundsOf(player)).toBe(3)
})

test('DSGN-1 of two rounds at once one begins, in both modes together; another player is not delayed', async () => {
  const [player, other] = [await richPlayer(), await richPlayer()]
  const answers = await Promise.all([spin(player), spin(player, { slug: 'frostfang' }), spin(other)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2)
  expect([await roundsOf(player), await roundsOf(other)]).toEqual([1, 1])
  await player.call(switchToSweepStakes)
  expect(await spin(player, { stake: 100 })).toMatchObject(tooFast)
})

test('DSGN-1 a press that played nothing delays no round', async () => {
  const poor = await mintWith(site, { coins: 2_000 })
  expect((await spin(poor, { stake: 4_000 })).body).toMatchObject({ success: false, reasonType: 'insufficient-funds' })
  await played(poor)
})

test('DSGN-1 no second slot is played while one is open, its own choices are not delayed, and tables stay open', async () => {
  const player = await richPlayer()
  const { round } = await played(player, { slug: 'crates', stake: 100 })
  expect(round.state).toBe('open')
  site.advance(10_000)
  expect(await spin(player)).toMatchObject({ status: 409, body: { code: 'other-slot-open', game: 'crates' } })
  expect(await spin(player, { slug: 'crates', stake: 100 })).toMatchObject({ status: 409, body: { code: 'round-open' } })
  await played(player, TABLE)
  let open = round
  for (let step = 1; open.awaiting; step++) {
    const option = open.awaiting.options[0]!.choice
    const { body } = await player.call(contract.choose, { params: { id: open.id }, body: { choice: option, step } })
    open = body.data.round
  }
  site.advance(5_000)
  await played(player)
})

test('a brand whose play is not strict has neither cycles nor single slots', async () => {
  const player = await richPlayer(free)
  await played(player, { slug: 'crates', stake: 100 })
  await played(player)
  await played(player)
  await played(player, TABLE)
  expect(await roundsOf(player, free)).toBe(4)
  expect((await free.database.pool.query('select from play_pace')).rows).toEqual([])
})
