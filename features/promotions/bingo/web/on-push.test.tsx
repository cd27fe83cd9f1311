import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { isPageHeld } from '#ui/page/page-holds.ts'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { bingoPush, getInfo, NO_BALLS } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

/** The state after this number of changes. */
const progress = (availablePoint: number, version = availablePoint) => ({
  action: 'progress' as const,
  ...NO_BALLS,
  bingoEndDate: 1_796_000_000,
  availablePoint,
  version,
})
const seven = { ...NO_BALLS, bingoEndDate: 1_796_000_000, availablePoint: 7, version: 7 }

test('a ball below the tenth shows a toast and updates the profile and the page', async () => {
  const { push, profile, queries } = await openPushPage('bingo')
  queries.setQueryData(keyOf(getInfo), { data: { ...seven, availablePoint: 6, version: 6 } })
  await push(bingoPush, progress(7))
  expect(await screen.findByText('7 of 10 bingo balls')).toBeTruthy()
  expect(queries.getQueryData<{ data: object }>(keyOf(getInfo))?.data).toEqual(seven)
  expect(profile()?.bingo).toEqual({ isActive: true, ...seven })
})

test('the tenth ball prompts the player once, and no reload interrupts the open modal', async () => {
  const { push } = await openPushPage('bingo')
  await push(bingoPush, progress(10))
  const modal = await screen.findByRole('dialog', { name: 'You’ve got all 10 balls!' })
  expect(within(modal).getByRole('link', { name: 'Play bingo' }).getAttribute('href')).toBe('/bingo')
  await push(bingoPush, progress(11))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(isPageHeld()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(isPageHeld()).toBe(false))
})

test('a known count, spent balls and a state that a later one has overtaken show nothing', async () => {
  const { push, profile } = await openPushPage('bingo')
  await push(bingoPush, progress(7))
  await screen.findByText('7 of 10 bingo balls')
  await push(bingoPush, progress(7))
  await push(bingoPush, progress(0, 8))
  await push(bingoPush, progress(9, 5))
  expect(profile()?.bingo).toMatchObject({ availablePoint: 0, version: 8 })
  expect(screen.getAllByText(/bingo balls/)).toHaveLength(1)
})

test('a profile without balls clears the count', async () => {
  const { push, profile, queries } = await openPushPage('bingo')
  await push(bingoPush, progress(7))
  await queries.invalidateQueries()
  await waitFor(() => expect(profile()?.bingo).toEqual({ isActive: false }))
})
