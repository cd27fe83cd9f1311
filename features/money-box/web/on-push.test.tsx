import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getInfo, moneyBoxPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const topUp = (moneyBoxAmount: number) => ({
  action: 'topUp' as const,
  moneyBoxAmount,
  minAmount: 1_000_000,
  maxAmount: 5_000_000,
})

test('what a round adds is seen in the box and told by nothing', async () => {
  const { push, profile } = await openHearingPage('money-box')
  await push(moneyBoxPush, topUp(640_000))
  expect(profile()?.moneyBox).toMatchObject({ isActive: true, status: 'active', moneyBoxAmount: 640_000 })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('the box fills on its page', async () => {
  const { push, queries } = await openHearingPage('money-box')
  queries.setQueryData(keyOf(getInfo), { data: { status: 'inactive', moneyBoxAmount: 0, games: [] } })
  await push(moneyBoxPush, topUp(640_000))
  const { data } = queries.getQueryData<{ data: object }>(keyOf(getInfo))!
  expect(data).toMatchObject({ status: 'active', moneyBoxAmount: 640_000, maxAmount: 5_000_000, games: [] })
})

test('the box is full from its least amount on, and says so once', async () => {
  const { push, profile } = await openHearingPage('money-box')
  await push(moneyBoxPush, topUp(1_000_000))
  expect(await screen.findByText('Your money box holds 10,000 coins and may be broken.')).toBeTruthy()
  await push(moneyBoxPush, { ...topUp(1_100_000), action: 'collectUp' })
  expect(profile()?.moneyBox).toMatchObject({ status: 'full', moneyBoxAmount: 1_100_000 })
  expect(screen.getAllByText(/may be broken/)).toHaveLength(1)
})

test('breaking it shows what was inside, and leaves it empty', async () => {
  const { push, profile } = await openHearingPage('money-box')
  await push(moneyBoxPush, { action: 'break', accumulatedAmount: 1_250_000, availableTimeToBreak: null })
  const modal = await screen.findByRole('dialog', { name: 'Your money box is open!' })
  await waitFor(() => expect(modal.textContent).toContain('12,500'))
  expect(profile()?.moneyBox).toMatchObject({ status: 'inactive', moneyBoxAmount: 0 })
})
