import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { prizeDropsPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

/** Others' wins are told a second later. */
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

test('an own win opens its modal, with level and amount', async () => {
  const { push } = await openHearingPage('prize-drops')
  await push(prizeDropsPush, drop)
  const modal = await screen.findByRole('dialog', { name: 'A prize has dropped for you!' })
  await waitFor(() => expect(modal.textContent).toContain('5,000'))
  expect(modal.textContent).toContain('A gold prize')
})

test('another’s win is a word in the corner', async () => {
  const { push } = await openHearingPage('prize-drops')
  await push(prizeDropsPush, { ...drop, dropId: 'anothers', isOwn: false })
  expect(await screen.findByText('m•••a has won 5,000 coins in the prize drop.', {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['before', [true, false]],
  ['after', [false, true]],
])('the winner, who hears of the own win %s everybody does, sees it once', async (when, order) => {
  const { push } = await openHearingPage('prize-drops')
  for (const isOwn of order) await push(prizeDropsPush, { ...drop, dropId: `drop ${when}`, isOwn })
  await push(prizeDropsPush, { ...drop, dropId: `drop beside ${when}`, isOwn: false, winner: 'j•••n' })
  expect(await screen.findByText(/j•••n has won/, {}, PATIENCE)).toBeTruthy()
  expect(screen.queryByText(/m•••a has won/)).toBeNull()
})
