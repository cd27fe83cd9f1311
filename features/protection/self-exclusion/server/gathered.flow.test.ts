import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

test('a profile that is read asks for choices once, for its break and for whether offers may be shown', async () => {
  const player = await site.player()
  await player.call(getProfile)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await player.call(getProfile)
  const texts = statements.mock.calls.map(([query]) => String(query))
  statements.mockRestore()
  expect(texts.filter((text) => text.includes('join exclusion '))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('verified_player'))).toHaveLength(1)
})

test('profiles read at once each tell their own player’s break, and only that one forbids offers', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => site.player()))
  await players[1]!.call(contract.beginAbsence, { body: { length: 'week' } })
  const clients = await Promise.all(players.map((player) => backAgain(site, player)))
  const profiles = await Promise.all(clients.map(async (client) => (await client.call(getProfile)).body.data))
  expect(profiles.map(({ mayPromote }) => mayPromote)).toEqual([true, false, true])
  expect(profiles.map((profile) => (profile['absence'] as { kind: string } | null)?.kind)).toEqual([
    undefined,
    'break',
    undefined,
  ])
})
