import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PushPayloads } from '#kernel/push.ts'
import { keyOf } from '#ui/api/query.ts'
import { getProfile } from '../contract.ts'
import { onPush } from './on-push.ts'

const BALANCES = { version: 7, coins: 500, tourPoints: 0, entries: 30, winnings: 0 }

function pageShowing(playerBalance: typeof BALANCES | null) {
  const queries = new QueryClient()
  const profile = { login: 'ada', playerInfo: { playerBalance } }
  if (playerBalance) queries.setQueryData(keyOf(getProfile), { success: true, data: profile })
  const shown = () => queries.getQueryData<{ data: typeof profile }>(keyOf(getProfile))?.data
  const push = (balances: Partial<PushPayloads['setBalance']>): void =>
    onPush.setBalance(
      { ...BALANCES, reason: 'round', ledgerId: 'txn_9', ...balances },
      { queries, openModal: () => {}, toast: () => {} },
    )
  return { shown, push }
}

test('a newer balance is shown, and nothing else of the profile changes', () => {
  const { shown, push } = pageShowing(BALANCES)
  push({ version: 8, coins: 450 })
  expect(shown()).toEqual({ login: 'ada', playerInfo: { playerBalance: { ...BALANCES, version: 8, coins: 450 } } })
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
