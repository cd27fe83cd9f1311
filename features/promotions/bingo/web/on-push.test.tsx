import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
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

test('a ball below the tenth is told, and stands in the profile and on the page', async () => {
  const { push, profile, queries } = await openHearingPage('bingo')
  queries.setQueryData(keyOf(getInfo), { data: { availablePoint: 6, neededPoint: 10 } })
  await push(bingoPush, progress(7))
  expect(await screen.findByText('7 of 10 bingo balls')).toBeTruthy()
  const page = queries.getQueryData<{ data: object }>(keyOf(getInfo))
  expect(page?.data).toEqual({ availablePoint: 7, neededPoint: 10, bingoEndDate: 1_796_000_000 })
  expect(profile()?.bingo).toEqual({ isActive: true, availablePoint: 7, bingoEndDate: 1_796_000_000 })
})

test('the tenth calls to play, once; while its modal stands no reload takes it away', async () => {
  const { push } = await openHearingPage('bingo')
  await push(bingoPush, progress(10))
  expect(await screen.findByRole('dialog', { name: 'All 10 balls are yours!' })).toBeTruthy()
  await push(bingoPush, progress(11))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(isPageHeld()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Lovely' }))
  await waitFor(() => expect(isPageHeld()).toBe(false))
})

test('what is known already, and balls that were spent, say nothing', async () => {
  const { push, profile } = await openHearingPage('bingo')
  await push(bingoPush, progress(7))
  await screen.findByText('7 of 10 bingo balls')
  for (const balls of [7, 0]) await push(bingoPush, progress(balls))
  expect(profile()?.bingo['availablePoint']).toBe(0)
  expect(screen.getAllByText(/bingo balls/)).toHaveLength(1)
})

test('a profile that knows no balls clears them', async () => {
  const { push, profile, queries } = await openHearingPage('bingo')
  await push(bingoPush, progress(7))
  await queries.invalidateQueries()
  await waitFor(() => expect(profile()?.bingo).toEqual({ isActive: false }))
})
