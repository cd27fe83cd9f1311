import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getSeason, seasonPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test('progress updates the profile without a toast', async () => {
  const { push, profile } = await openPushPage('season')
  await push(seasonPush, { action: 'progressUpdate', slug: 'autumn', totalProgressPercents: 42, currentLevel: 4, points: 32_800 })
  expect(profile()?.season).toEqual({
    isEnabled: true,
    slug: 'autumn',
    totalProgressPercents: 42,
    currentLevel: 4,
    points: 32_800,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('progress updates the page of its own season only', async () => {
  const { push, queries } = await openPushPage('season')
  const shown = (season: string) => queries.getQueryData<{ data: object }>(keyOf(getSeason, { params: { season } }))?.data
  for (const slug of ['autumn', 'winter'])
    queries.setQueryData(keyOf(getSeason, { params: { season: slug } }), {
      data: { slug, totalProgressPercents: 0, currentLevel: 0, points: 0 },
    })
  await push(seasonPush, { action: 'progressUpdate', slug: 'autumn', totalProgressPercents: 42, currentLevel: 4, points: 32_800 })
  expect(shown('autumn')).toEqual({ slug: 'autumn', totalProgressPercents: 42, currentLevel: 4, points: 32_800 })
  expect(shown('winter')).toEqual({ slug: 'winter', totalProgressPercents: 0, currentLevel: 0, points: 0 })
})

test('a prize opens its modal, its entries times 100', async () => {
  const { push } = await openPushPage('season')
  await push(seasonPush, { action: 'prizeAssigned', level: 4, coins: 1_000_000, entries: 5 })
  const modal = await screen.findByRole('dialog', { name: 'Season level 4!' })
  await waitFor(() => expect(modal.textContent).toMatch(/10,000.*500\.00/))
})

test('a level without a prize part does not show that part', async () => {
  const { push } = await openPushPage('season')
  await push(seasonPush, { action: 'prizeAssigned', level: 1, coins: 0, entries: 0.29 })
  const modal = await screen.findByRole('dialog')
  await waitFor(() => expect(modal.textContent).toContain('29.00'))
  expect(modal.textContent).not.toContain('coins')
})

test('the last level tells that the season is finished', async () => {
  const { push } = await openPushPage('season')
  await push(seasonPush, {
    action: 'progressUpdate',
    slug: 'autumn',
    totalProgressPercents: 100,
    currentLevel: 12,
    points: 80_000,
  })
  await push(seasonPush, { action: 'prizeAssigned', level: 12, coins: 1_200_000, entries: 0.02 })
  const modal = await screen.findByRole('dialog', { name: 'You finished the season!' })
  await waitFor(() => expect(modal.textContent).toMatch(/12,000.*2\.00/))
})
