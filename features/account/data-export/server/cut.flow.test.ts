import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { choose } from '#features/engage/subscription/contract.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import * as contract from '../contract.ts'

vi.mock(import('#platform/db/copied-rows-max.ts'), () => ({ COPIED_ROWS_MAX: 3 as 50_000 }))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

/** The copy of a player with the given number of movements and of changes to one choice. */
async function copyWith(count: number) {
  const player = await site.player()
  for (let nth = 1; nth <= count; nth++) {
    const parts = { from: { house: 'promotions', asset: 'coins' }, to: { player: player.playerId, asset: 'coins' } } as const
    const movements = [{ ...parts, amount: money('coins', BigInt(nth)) }] as const
    const key = `gift:${player.playerId}:${nth}`
    await site.context.transaction((tx) => post(tx, { key, kind: 'gift', player: player.playerId, movements }))
    site.advance(1_000)
    expect((await player.call(choose, { body: { channel: 'email', isOn: nth % 2 === 1 } })).status).toBe(200)
  }
  await player.call(contract.askForCopy)
  site.advance(MINUTE_MS)
  await site.runJobs()
  const [copy] = (await player.call(contract.listCopies)).body.data.copies
  return JSON.parse((await player.call(contract.fetchCopy, { params: { id: copy?.id ?? '' } })).body.data.json)
}

test('a truncated copy says what was cut, and keeps the newest entries', async () => {
  const cut = 'the newest 3 alone: there are older ones'
  const { movements, cut: whole, subscription } = await copyWith(4)
  expect(movements.map(({ amount }: { amount: number }) => amount)).toEqual([4, 3, 2])
  expect(whole).toEqual({ movements: cut })
  expect(subscription.changes.map((change: { is_on: boolean }) => change.is_on)).toEqual([false, true, false])
  expect(subscription.cut).toEqual({ changes: cut })
})

test('a complete copy mentions no truncation', async () => {
  const data = await copyWith(3)
  expect(data.movements).toHaveLength(3)
  expect(data.subscription.changes).toHaveLength(3)
  for (const part of [data, data.subscription]) expect(part).not.toHaveProperty('cut')
})
