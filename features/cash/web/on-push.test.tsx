import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#apps/site/web/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getProfile, initApp } from '#features/account/contract.ts'
import { cashPush, depositPush, paymentPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  [depositPush, { action: 'changed', paymentId: 'pay_1' }],
  [paymentPush, { action: 'changed', paymentId: null }],
  [cashPush, { action: 'statusRefresh', paymentId: 'pay_1' }],
] as const)('$0.pushType says to look again: balances and purchases come from the server', async (contract, data) => {
  const { push, server, profile } = await openHearingPage('cash')
  const before = [server.calls(getProfile).length, server.calls(initApp).length]
  const balance = profile()?.playerInfo.playerBalance
  await push(contract as typeof depositPush, data as never)
  await waitFor(() => expect([server.calls(getProfile).length, server.calls(initApp).length]).toEqual(before.map((n) => n + 1)))
  expect(profile()?.playerInfo.playerBalance).toEqual(balance)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a completed purchase is thanked for', async () => {
  const { push } = await openHearingPage('cash')
  await push(cashPush, { action: 'complete', paymentId: 'pay_1' })
  expect((await screen.findByText('Your purchase is complete. Thank you.')).closest('.Toastify__toast--success')).toBeTruthy()
})

test.each(['decline', 'failedComplete'] as const)('%s opens the reason: the provider’s, or the usual one', async (action) => {
  const { push } = await openHearingPage('cash')
  await push(cashPush, { action, paymentId: 'pay_1', message: null })
  expect(await screen.findByRole('dialog', { name: 'Your purchase did not go through' })).toBeTruthy()
  expect(screen.getByText('We are failed to process your transaction. Please try again.')).toBeTruthy()
  cleanup()
  await (await openHearingPage('cash')).push(cashPush, { action, paymentId: 'pay_1', message: 'Not this card.' })
  expect(await screen.findByText('Not this card.')).toBeTruthy()
})
