import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { findPlayers } from '#features/back-office/player-admin/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'

const brand = (id: string) => ({ id, name: id, timeZone: 'America/New_York', hosts: [`${id}.example`], features: {} })
const [ONE, TWO] = [brand('one'), brand('two')]

let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite({ themes: [ONE, TWO] })
  ann = await signedInOperator(site, 'ann', 'support')
})
afterAll(() => site.close())

const query = async (text: string, values: unknown[] = []) => (await site.database.pool.query(text, values)).rows
const stopsOf = async ({ playerId }: TestPlayer) =>
  (await ann.call(findPlayers, { body: { search: playerId } })).body.data.players[0]!.playStops
const stop = async ({ playerId }: TestPlayer, of: string): Promise<string> => {
  const [row] = await query(
    `insert into care_case (brand, player, level, opened_at, due_at, evidence_on, stopped_at)
     values ($2, $1, 4, now(), now(), current_date, now()) returning id`,
    [playerId, of],
  )
  return String(row.id)
}

test('SAFE-2 a stop of play shows on the page of every account of the person, with the case at its brand', async () => {
  const email = 'two.brands@gmail.com'
  const here = await site.player({ theme: ONE, email, isEmailConfirmed: true })
  const there = await site.player({ theme: TWO, email, isEmailConfirmed: true })
  const stranger = await site.player({ theme: ONE, email: 'other.person@gmail.com', isEmailConfirmed: true })
  await site.deliverEvents()
  expect(await stopsOf(here)).toEqual([])
  const id = await stop(there, 'two')
  expect(await stopsOf(here)).toEqual([
    { brand: 'two', url: expect.stringMatching(`^https?://two\\.example(:\\d+)?/operator/care/${id}$`) },
  ])
  expect(await stopsOf(stranger)).toEqual([])
  const own = await stop(here, 'one')
  expect(await stopsOf(here)).toContainEqual({ brand: 'one', url: `/operator/care/${own}` })
  await query('update care_case set resumed_at = now()')
  expect(await stopsOf(here)).toEqual([])
})
