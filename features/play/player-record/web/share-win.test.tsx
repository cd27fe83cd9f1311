import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { WinActions } from '#client/overlays/win-actions.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { FakeServer } from '#ui/testing/fake-server.ts'
import { revokeWin, shareWin } from '../contract.ts'
import { link, serverOfPlayer } from './testing/player-server.ts'

const game = { slug: 'cherry-royale', title: 'Cherry Royale' }
const won = { id: 'rnd_1', mode: 'TournamentPoints', stake: 2_000, win: 30_000, state: 'settled' } as WireRoundDetail

let server: FakeServer
beforeEach(() => void (server = serverOfPlayer()))
afterEach(cleanup)

function open(round: WireRoundDetail, { phase = 'idle', autoplay = null as object | null } = {}) {
  const children = <WinActions game={game} state={{ phase, round, autoplay }} />
  openPage(server, { features: ['account', 'player-record'], children })
  return userEvent.setup()
}
const offered = () => screen.queryByRole('button', { name: 'Share this win' })

test('a large win is shared from the win itself, as a picture and as a link', async () => {
  const user = open(won)
  await user.click(await screen.findByRole('button', { name: 'Share this win' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Share your win' }))
  expect(modal.getByText('×15')).toBeTruthy()
  expect(modal.getByText('300 coins')).toBeTruthy()
  expect(await modal.findByRole('button', { name: 'Share picture' })).toBeTruthy()
  server.answer(shareWin, { success: true, data: link })
  await user.click(modal.getByRole('button', { name: 'Create replay link' }))
  expect((await modal.findByRole('link', { name: 'Open the replay' })).getAttribute('href')).toBe(`/win/${link.token}`)
  expect(server.calls(shareWin)).toMatchObject([{ body: { round: 'rnd_1' } }])
  server.answer(revokeWin, { success: true })
  await user.click(modal.getByRole('button', { name: 'Remove link' }))
  expect(await modal.findByRole('button', { name: 'Create replay link' })).toBeTruthy()
})

test('a link of a shared round says that its seed comes with its end, and offers no reveal', async () => {
  const user = open(won)
  await user.click(await screen.findByRole('button', { name: 'Share this win' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Share your win' }))
  server.answer(shareWin, { success: true, data: { ...link, isShared: true } })
  await user.click(await modal.findByRole('button', { name: 'Create replay link' }))
  expect(await modal.findByText(/as soon as the round is over for everyone/)).toBeTruthy()
  expect(modal.queryByRole('button', { name: 'Reveal seed now' })).toBeNull()
})

test.each([
  ['a smaller win', { ...won, win: 29_999 }, {}],
  ['a round that goes on', won, { phase: 'celebrating' }],
  ['a round that waits for a choice', { ...won, state: 'awaiting-choice' } as unknown as WireRoundDetail, {}],
  ['a series of automatic rounds', won, { autoplay: { left: 3 } }],
])('%s offers nothing', async (_, round, state) => {
  open(round, state)
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(offered()).toBeNull()
})

test('a guest’s demo win is not shared', async () => {
  server.answer(initApp, guestInit)
  open(won)
  await waitFor(() => expect(server.calls(initApp)).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(offered()).toBeNull()
})
