import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { type FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { type BestWin, getRecord, type PlayerRecord, revokeWin, shareWin } from '../contract.ts'
import RecordCard from './record-card.tsx'
import { link, serverOfPlayer } from './testing/player-server.ts'

const best: BestWin = {
  round: 'rnd_1',
  game: 'cherry-royale',
  title: 'Cherry Royale',
  mode: 'TournamentPoints',
  stake: 2_000,
  win: 2_469_000,
  at: '2026-11-21T17:00:00.000Z',
  link: null,
}
const record: PlayerRecord = {
  rounds: 12_345,
  since: '2026-03-02T00:00:00.000Z',
  favorite: { game: 'cherry-royale', title: 'Cherry Royale' },
  best,
}

let server: FakeServer
beforeEach(() => void (server = serverOfPlayer()))
afterEach(() => {
  clearToasts()
  cleanup()
})

function open(data: PlayerRecord) {
  server.answer(getRecord, { success: true, data })
  openPage(server, { features: ['account', 'player-record', 'round-history'], children: <RecordCard /> })
  return userEvent.setup()
}
const button = (name: string) => screen.findByRole('button', { name })

test('the card shows rounds, favorite game, the biggest win and since when', async () => {
  open(record)
  await button('Share picture')
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['12,345', 'Cherry Royale', '×1,235 · 24,690', 'March 2026'])
})

test('before the first win there is nothing to share', async () => {
  open({ ...record, rounds: 0, favorite: null, best: null })
  expect(await screen.findByText('Your biggest win will show up here.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link is created, says that the round is not verifiable yet, and is removed again', async () => {
  const user = open(record)
  server.answer(shareWin, { success: true, data: link })
  await user.click(await button('Create replay link'))
  expect((await screen.findByRole('link', { name: 'Open the replay' })).getAttribute('href')).toBe(`/win/${link.token}`)
  expect(server.calls(shareWin)).toMatchObject([{ body: { round: 'rnd_1' } }])
  expect(screen.getByText(/verify it once the server seed is revealed/)).toBeTruthy()
  expect(await button('Reveal seed now')).toBeTruthy()
  server.answer(revokeWin, { success: true })
  await user.click(await button('Remove link'))
  expect(await button('Create replay link')).toBeTruthy()
  expect(server.calls(revokeWin)).toMatchObject([{ body: { round: 'rnd_1' } }])
})

test('a link of a revealed round offers no reveal', async () => {
  open({ ...record, best: { ...best, link: { ...link, isRevealed: true } } })
  expect(await screen.findByText(/its server seed is revealed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reveal seed now' })).toBeNull()
})

test('a hidden player is told why and where to change it, and a failure is shown', async () => {
  const user = open(record)
  server.answer(shareWin, { success: false, reasonType: 'hidden' })
  await user.click(await button('Create replay link'))
  expect(await screen.findByText(/Your name is hidden/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy settings' }).getAttribute('href')).toBe('/profile/privacy')
  server.answer(shareWin, refuse('unavailable', 503))
  await user.click(await button('Create replay link'))
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).toBeTruthy())
})
