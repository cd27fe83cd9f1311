import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#apps/site/web/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { seasonPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test('progress stands in the profile and is told by nothing', async () => {
  const { push, profile } = await openHearingPage('season')
  await push(seasonPush, { action: 'progressUpdate', slug: 'autumn', totalProgressPercents: 42, currentLevel: 4 })
  expect(profile()?.season).toEqual({ isEnabled: true, slug: 'autumn', totalProgressPercents: 42, currentLevel: 4 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a prize opens its modal, its entries times 100', async () => {
  const { push } = await openHearingPage('season')
  await push(seasonPush, { action: 'prizeAssigned', level: 4, coins: 1_000_000, entries: 5 })
  const modal = await screen.findByRole('dialog', { name: 'Level 4 of the season!' })
  await waitFor(() => expect(modal.textContent).toMatch(/10,000.*500\.00/))
})

test('what a level does not bring is not shown', async () => {
  const { push } = await openHearingPage('season')
  await push(seasonPush, { action: 'prizeAssigned', level: 1, coins: 0, entries: 0.29 })
  const modal = await screen.findByRole('dialog')
  await waitFor(() => expect(modal.textContent).toContain('29.00'))
  expect(modal.textContent).not.toContain('coins')
})
