import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#apps/site/web/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { prizeDropsPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const drop = {
  action: 'prizeAssigned' as const,
  dropId: 'drop-1',
  isOwn: true,
  winner: 'm•••a',
  asset: 'coins' as const,
  prizeValue: 500_000,
  prizeLvl: 3 as const,
}

test('an own win opens its modal, with level and amount', async () => {
  const { push } = await openHearingPage('prize-drops')
  await push(prizeDropsPush, drop)
  const modal = await screen.findByRole('dialog', { name: 'A prize has dropped for you!' })
  await waitFor(() => expect(modal.textContent).toContain('5,000'))
  expect(modal.textContent).toContain('A gold prize')
})

test('another’s win is a word in the corner', async () => {
  const { push } = await openHearingPage('prize-drops')
  await push(prizeDropsPush, { ...drop, isOwn: false })
  expect(await screen.findByText('m•••a has won 5,000 coins in the prize drop.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the winner, who hears of the same drop with everybody else, sees it once', async () => {
  const { push } = await openHearingPage('prize-drops')
  await push(prizeDropsPush, drop)
  await push(prizeDropsPush, { ...drop, isOwn: false })
  await push(prizeDropsPush, { ...drop, dropId: 'drop-2', isOwn: false, winner: 'j•••n' })
  expect(await screen.findByText(/j•••n has won/)).toBeTruthy()
  expect(screen.queryByText(/m•••a has won/)).toBeNull()
})
