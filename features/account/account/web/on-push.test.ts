import { expect, test } from 'vitest'
import type { PushPayloads } from '#kernel/push.ts'
import { keyOf } from '#ui/api/query.ts'
import { openHeardPage } from '#ui/realtime/testing/heard-page.ts'
import { getProfile } from '../contract.ts'
import { keepLatestBalance } from './balance-watcher.tsx'
import { onPush } from './on-push.ts'

const BALANCES = { version: 7, coins: 500, tourPoints: 0, entries: 30, winnings: 0 }

function pageShowing(playerBalance: typeof BALANCES | null) {
  const { queries, push: hear } = openHeardPage(onPush)
  const profile = { id: 'plr_1', login: 'ada', playerInfo: { playerBalance } }
  if (playerBalance) queries.setQueryData(keyOf(getProfile), { success: true, data: profile })
  const shown = () => queries.getQueryData<{ data: typeof profile }>(keyOf(getProfile))?.data
  const push = (balances: Partial<PushPayloads['setBalance']>): void =>
    hear('setBalance', { ...BALANCES, reason: 'round', ledgerId: 'txn_9', ...balances })
  const read = (id: string, balances: typeof BALANCES): unknown =>
    queries.setQueryData(keyOf(getProfile), { success: true, data: { ...profile, id, playerInfo: { playerBalance: balances } } })
  return { queries, shown, push, read }
}

test('a newer balance is shown, and nothing else of the profile changes', () => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version: 8, coins: 450 })
  expect(shown()).toEqual({ id: 'plr_1', login: 'ada', playerInfo: { playerBalance: { ...BALANCES, version: 8, coins: 450 } } })
})

test.each([6, 7])('version %i does not take the place of version 7', (version) => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version, coins: 1 })
  expect(shown()?.playerInfo.playerBalance).toEqual(BALANCES)
})

test('pushes in the wrong order end on the latest', () => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version: 10, coins: 10 })
  push({ version: 9, coins: 9 })
  expect(shown()?.playerInfo.playerBalance?.coins).toBe(10)
})

test('a page without a profile stays without', () => {
  const { shown, push } = pageShowing(null)
  push({ version: 8 })
  expect(shown()).toBeUndefined()
})

test('a profile that arrives late does not set the balance back, that of another player does', () => {
  const { queries, shown, push, read } = pageShowing(BALANCES)
  const stop = keepLatestBalance(queries)
  push({ version: 8, coins: 450 })
  read('plr_1', BALANCES)
  expect(shown()?.playerInfo.playerBalance).toMatchObject({ version: 8, coins: 450 })
  read('plr_1', { ...BALANCES, version: 9, coins: 400 })
  expect(shown()?.playerInfo.playerBalance).toMatchObject({ version: 9, coins: 400 })
  read('plr_2', { ...BALANCES, version: 1, coins: 5 })
  expect(shown()?.playerInfo.playerBalance).toMatchObject({ version: 1, coins: 5 })
  stop()
})

test('word that the account has changed makes the page ask again', () => {
  const { queries, push } = openHeardPage(onPush)
  queries.setQueryData(keyOf(getProfile), { success: true })
  queries.setQueryData(['/rest/page/home/'], {})
  push('profile', { action: 'changed' })
  expect(queries.getQueryState(keyOf(getProfile))?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['/rest/page/home/'])?.isInvalidated).toBe(false)
})
