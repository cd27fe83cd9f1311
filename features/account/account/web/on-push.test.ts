import { expect, test } from 'vitest'
import type { PushData } from '#kernel/push.ts'
import type { setBalancePush } from '../contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { openHeardPage } from '#ui/realtime/testing/push-page.ts'
import { getProfile } from '../contract.ts'
import { keepLatestBalance } from './balance-watcher.tsx'
import { onPush } from './on-push.ts'

const BALANCES = { version: 7, coins: 500, tourPoints: 0, entries: 30, winnings: 0 }

function pageShowing(playerBalance: typeof BALANCES | null) {
  const { queries, push: hear } = openHeardPage(onPush)
  const profile = { id: 'plr_1', login: 'ada', playerInfo: { playerBalance } }
  if (playerBalance) queries.setQueryData(keyOf(getProfile), { success: true, data: profile })
  const shown = () => queries.getQueryData<{ data: typeof profile }>(keyOf(getProfile))?.data
  const push = (balances: Partial<PushData<typeof setBalancePush>>): void =>
    hear('setBalance', { ...BALANCES, reason: 'round', ledgerId: 'txn_9', ...balances })
  const read = (id: string, balances: typeof BALANCES): unknown =>
    queries.setQueryData(keyOf(getProfile), { success: true, data: { ...profile, id, playerInfo: { playerBalance: balances } } })
  return { queries, shown, push, read }
}

test('a newer balance is shown, and nothing else in the profile changes', () => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version: 8, coins: 450 })
  expect(shown()).toEqual({ id: 'plr_1', login: 'ada', playerInfo: { playerBalance: { ...BALANCES, version: 8, coins: 450 } } })
})

test.each([6, 7])('version %i does not replace version 7', (version) => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version, coins: 1 })
  expect(shown()?.playerInfo.playerBalance).toEqual(BALANCES)
})

test('out-of-order pushes end with the latest balance', () => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version: 10, coins: 10 })
  push({ version: 9, coins: 9 })
  expect(shown()?.playerInfo.playerBalance?.coins).toBe(10)
})

test('a page without a profile stays without one', () => {
  const { shown, push } = pageShowing(null)
  push({ version: 8 })
  expect(shown()).toBeUndefined()
})

test('a late profile does not revert the balance, but another player’s profile does', () => {
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

test('an account-changed push makes the page refetch', () => {
  const { queries, push } = openHeardPage(onPush)
  queries.setQueryData(keyOf(getProfile), { success: true })
  queries.setQueryData(['/rest/page/home/'], {})
  push('profile', { action: 'changed' })
  expect(queries.getQueryState(keyOf(getProfile))?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['/rest/page/home/'])?.isInvalidated).toBe(false)
})
