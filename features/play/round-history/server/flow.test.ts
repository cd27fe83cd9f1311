import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG } from '#apps/site/testing/spins.ts'
import { getProfile } from '#features/account/contract.ts'
import { exportRounds, listRounds } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

test('the profile names what was played lately, the latest first', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const lastGames = async () => (await player.call(getProfile)).body.data.lastGames
  expect(await lastGames()).toEqual([])
  await played(player)
  site.advance(1)
  await played(player, { slug: 'voltage-sevens', stake: 1_000 })
  expect(await lastGames()).toEqual(['voltage-sevens', SLUG])
  site.advance(1)
  await played(player)
  expect(await lastGames()).toEqual([SLUG, 'voltage-sevens'])
})

test('history pages, filters and exports', async () => {
  const player = await mintWith(site, { coins: 200_000 })
  const ids: string[] = []
  for (let index = 0; index < 23; index++) {
    site.advance(1)
    ids.unshift((await played(player, index % 2 ? { slug: 'voltage-sevens', stake: 1_000 } : {})).round.id)
  }
  const list = async (query: object) => (await player.call(listRounds, { query })).body.data
  const first = await list({})
  expect(first.rounds.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  const second = await list({ before: first.next })
  expect(second).toMatchObject({ next: null })
  expect(second.rounds.map(({ id }) => id)).toEqual(ids.slice(20))
  expect((await list({ game: 'voltage-sevens' })).rounds).toHaveLength(11)
  expect((await list({ mode: 'SweepStakes' })).rounds).toEqual([])
  expect((await list({ from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })).rounds).toHaveLength(20)
  expect((await list({ to: '0000-01-01T00:00:00Z' })).rounds).toEqual([])
  expect((await list({ wins: '1' })).rounds.every(({ win }) => win > 0)).toBe(true)
  const { csv } = (await player.call(exportRounds, { query: { game: SLUG } })).body.data
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 12)
})
