import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { prizeDropsPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

/** Other players' wins are shown one second later. */
const PATIENCE = { timeout: 10_000 }

const drop = {
  action: 'prizeAssigned' as const,
  dropId: 'drop-1',
  isOwn: true,
  winner: 'm•••a',
  asset: 'coins' as const,
  prizeValue: 500_000,
  prizeLvl: 3 as const,
}

test('an own win opens its modal with level and amount', async () => {
  const { push } = await openPushPage('prize-drops')
  await push(prizeDropsPush, drop)
  const modal = await screen.findByRole('dialog', { name: 'You hit a prize drop!' })
  await waitFor(() => expect(modal.textContent).toContain('5,000'))
  expect(modal.textContent).toContain('A gold prize')
})

test('another player’s win shows a toast', async () => {
  const { push } = await openPushPage('prize-drops')
  await push(prizeDropsPush, { ...drop, dropId: 'anothers', isOwn: false })
  expect(await screen.findByText('m•••a just won 5,000 coins in the prize drop.', {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['before', [true, false]],
  ['after', [false, true]],
])('the winner, whose own message arrives %s the public one, sees the win once', async (when, order) => {
  const { push } = await openPushPage('prize-drops')
  for (const isOwn of order) await push(prizeDropsPush, { ...drop, dropId: `drop ${when}`, isOwn })
  await push(prizeDropsPush, { ...drop, dropId: `drop beside ${when}`, isOwn: false, winner: 'j•••n' })
  expect(await screen.findByText(/j•••n just won/, {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByText(/m•••a has won/)).toBeNull()
})
