import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openHearingPage } from '#apps/site/web/testing/hearing-page.tsx'
import { holdPage } from '#ui/page/page-holds.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { gamePush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test('too large a play opens how much one may be', async () => {
  const { push } = await openHearingPage('game-session')
  await push(gamePush, { action: 'max-bet', title: 'Cherry Royale', asset: 'entries', amount: 5_000 })
  const modal = await screen.findByRole('dialog', { name: 'That is more than this game takes' })
  expect(modal.textContent).toContain('One play in Cherry Royale may cost 50.00 entries at most.')
})

test('it is an answer: it waits for no game to end', async () => {
  const { push } = await openHearingPage('game-session')
  const endGame = holdPage()
  await push(gamePush, gamePush.samples['max-bet']!)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  endGame()
})
