import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { type Box, getInfo, moneyBoxPush } from '../contract.ts'
import { boxOf, infoReply, infosAt } from '../fixtures.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const infos = infosAt(1_795_280_400)
const [filling, ripe, resting] = [infos.filling, infos.ripe, infos.resting].map(boxOf) as [Box, Box, Box]

test('what a round adds appears in the box and on its page, without a toast', async () => {
  const { push, profile, queries } = await openPushPage('money-box')
  queries.setQueryData(keyOf(getInfo), infoReply(infos.empty))
  await push(moneyBoxPush, { action: 'topUp', ...filling })
  expect(profile()?.moneyBox).toEqual({ isActive: true, ...filling })
  expect(queries.getQueryData(keyOf(getInfo))).toEqual(infoReply(infos.filling))
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('a box that may be broken says so once', async () => {
  const { push } = await openPushPage('money-box')
  await push(moneyBoxPush, { action: 'collectUp', ...ripe })
  expect(await screen.findByText('Your piggy bank holds 1,240 coins and is ready to break.')).toBeTruthy()
  await push(moneyBoxPush, { action: 'collectUp', ...ripe, version: 9 })
  expect(screen.getAllByText(/ready to break/)).toHaveLength(1)
})

test('a state that a later one has overtaken changes nothing', async () => {
  const { push, profile } = await openPushPage('money-box')
  await push(moneyBoxPush, { action: 'topUp', ...resting })
  await push(moneyBoxPush, { action: 'topUp', ...ripe })
  expect(profile()?.moneyBox).toEqual({ isActive: true, ...resting })
})

test.each([
  ['broken', {}, 'You broke your piggy bank!'],
  ['paid at the end', { breakableAt: null, availableTimeToBreak: null }, 'Your piggy bank paid out!'],
])('a box that was %s shows what it held, once', async (_, changes, name) => {
  const { push, router } = await openPushPage('money-box')
  await push(moneyBoxPush, { action: 'break', ...resting, ...changes, moneyBoxAmount: 0 })
  const modal = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(modal.textContent).toContain('1,240'))
  const { key } = router.state.location
  await push(moneyBoxPush, { action: 'break', ...resting, ...changes, moneyBoxAmount: 0 })
  expect(router.state.location.key).toBe(key)
})
