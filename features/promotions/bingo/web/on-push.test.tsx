import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { isPageHeld } from '#ui/page/page-holds.ts'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { bingoPush, getInfo } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const progress = (availablePoint: number) => ({ action: 'progress' as const, availablePoint, bingoEndDate: 1_796_000_000 })

test('a ball below the tenth shows a toast and updates the profile and the page', async () => {
  const { push, profile, queries } = await openPushPage('bingo')
  queries.setQueryData(keyOf(getInfo), { data: { availablePoint: 6, neededPoint: 10 } })
  await push(bingoPush, progress(7))
  expect(await screen.findByText('7 of 10 bingo balls')).toBeTruthy()
  const page = queries.getQueryData<{ data: object }>(keyOf(getInfo))
  expect(page?.data).toEqual({ availablePoint: 7, neededPoint: 10, bingoEndDate: 1_796_000_000 })
  expect(profile()?.bingo).toEqual({ isActive: true, availablePoint: 7, bingoEndDate: 1_796_000_000 })
})

test('the tenth ball prompts the player once, and no reload interrupts the open modal', async () => {
  const { push } = await openPushPage('bingo')
  await push(bingoPush, progress(10))
  expect(await screen.findByRole('dialog', { name: 'You’ve got all 10 balls!' })).toBeTruthy()
  await push(bingoPush, progress(11))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(isPageHeld()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(isPageHeld()).toBe(false))
})

test('a known count and spent balls show nothing', async () => {
  const { push, profile } = await openPushPage('bingo')
  await push(bingoPush, progress(7))
  await screen.findByText('7 of 10 bingo balls')
  for (const balls of [7, 0]) await push(bingoPush, progress(balls))
  expect(profile()?.bingo['availablePoint']).toBe(0)
  expect(screen.getAllByText(/bingo balls/)).toHaveLength(1)
})

test('a profile without balls clears the count', async () => {
  const { push, profile, queries } = await openPushPage('bingo')
  await push(bingoPush, progress(7))
  await queries.invalidateQueries()
  await waitFor(() => expect(profile()?.bingo).toEqual({ isActive: false }))
})
