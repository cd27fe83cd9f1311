import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { holdPage } from '#ui/page/page-holds.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { gamePush } from '../contract.ts'
import { pushSamples } from '../fixtures.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test('a play above the maximum opens a modal with the maximum', async () => {
  const { push } = await openPushPage('game-session')
  await push(gamePush, { action: 'max-bet', title: 'Cherry Royale', asset: 'entries', amount: 5_000 })
  const modal = await screen.findByRole('dialog', { name: 'Over this game’s maximum' })
  expect(modal.textContent).toContain('The most you can play per round in Cherry Royale is 50.00 entries.')
})

test('the modal is an answer and does not wait for a game to end', async () => {
  const { push } = await openPushPage('game-session')
  const endGame = holdPage()
  await push(gamePush, pushSamples[0].samples['max-bet'])
  expect(await screen.findByRole('dialog')).toBeTruthy()
  endGame()
})
