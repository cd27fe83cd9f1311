import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { recover } from '#ui/api/recovery.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { listPlayersOff, switchPlayer } from '../contract.ts'
import './player-off-modal.tsx'
import PlayersOffPage from './players-off-page.tsx'

let server: FakeServer
const user = userEvent.setup()
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const quill = { id: 'plr_one', login: 'quill', why: 'chargebacks of three cards', by: 'bob', at: '2026-11-20T12:34:00.000Z' }

function open(role: 'support' | 'auditor', players = [quill]) {
  server.answer(getOperator, { success: true, data: { name: 'ann', role, brand: 'a-brand', waiting: {}, soleRights: [] } })
  server.answer(listPlayersOff, { success: true, data: { players } })
  openPage(server, { path: '/operator/players-off', children: <PlayersOffPage /> })
}

test('ROUND-10 an operator sees who is switched off, why, by whom and since when, and switches a player on again', async () => {
  open('support')
  const card = (await screen.findByText('quill')).closest('li')!
  expect(card.textContent).toContain('“chargebacks of three cards” bob, 2026-11-20 12:34 UTC')
  server.answer(switchPlayer, refuse('unavailable', 503))
  await user.type(within(card).getByLabelText('Reason for switching the player on again'), 'disputes were won')
  await user.click(within(card).getByRole('button', { name: 'Switch player on' }))
  expect(await within(card).findByText('Saving failed. Try again.')).toBeTruthy()
  server.answerAfter(switchPlayer, () => server.answer(listPlayersOff, { success: true, data: { players: [] } }), {
    success: true,
  })
  await user.click(within(card).getByRole('button', { name: 'Switch player on' }))
  expect(await screen.findByText('No players are switched off.')).toBeTruthy()
  expect(server.calls(switchPlayer).at(-1)?.body).toEqual({ playerId: 'plr_one', isOn: true, why: 'disputes were won' })
})

test('without the right the list is shown and nobody can be switched on', async () => {
  open('auditor')
  expect(await screen.findByText('quill')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Menu']))
})

test('ROUND-10 a player who is switched off learns what is closed and what stays open', async () => {
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  openPage(server, { features: ['account', 'player-admin'], children: <p>page</p> })
  await screen.findByText('page')
  const refusal = new ApiError({ status: 403, code: 'player-off', message: '', details: {} })
  // The watcher loads after the page.
  await waitFor(async () => {
    expect(await act(() => recover(refusal))).toBe(false)
    expect(screen.getByRole('dialog').textContent).toContain('Your account is paused')
  })
  const links = within(screen.getByRole('dialog')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/support', '/rounds', '/profile/self-exclusion'])
})
