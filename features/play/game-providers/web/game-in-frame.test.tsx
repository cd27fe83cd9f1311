import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { launchProviderGame, playWinnings } from '../contract.ts'
import { GameInFrame } from './game-in-frame.tsx'

afterEach(cleanup)

const unheard = vi.fn<() => void>()

function Page() {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <>
      <GameInFrame provider="workshop" game="flip" title="Flip" mayPlayWinnings={isAgreed} onUnheard={unheard} />
      <button type="button" onClick={() => setAgreed(true)}>
        Agree
      </button>
    </>
  )
}

test('consent given mid-game keeps the frame, names its launch, and notifies only the frame', async () => {
  const server = new FakeServer()
  const url = 'https://games.example/open?token=abc'
  server.answer(launchProviderGame, { success: true, data: { url, token: 'abc' } })
  server.answer(playWinnings, { success: true })
  openPage(server, { children: <Page /> })
  const frame = (await screen.findByTitle('Flip')) as HTMLIFrameElement
  expect(server.calls(playWinnings)).toEqual([])
  const told = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'balance-changed' }, 'https://games.example'))
  expect(screen.getByTitle('Flip')).toBe(frame)
  expect(server.calls(launchProviderGame)).toHaveLength(1)
  expect(server.calls(playWinnings)).toMatchObject([{ body: { token: 'abc' } }])
  expect(unheard).not.toHaveBeenCalled()
})

test('DSGN-1 a slot that waits for another slot’s round says so and leads there', async () => {
  const server = new FakeServer()
  server.answer(getGames, gamesPayload)
  server.answer(launchProviderGame, refuse('other-slot-open', 409, { game: 'prism-vault' }))
  openPage(server, { children: <Page /> })
  expect(await screen.findByText(/^You have an unfinished round in Prism Vault\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Prism Vault' }).getAttribute('href')).toBe('/game/prism-vault')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a player whose play is paused reads why, and is not told to try again', async () => {
  const server = new FakeServer()
  server.answer(launchProviderGame, refuse('play-paused', 403))
  openPage(server, { children: <Page /> })
  expect(await screen.findByText(/^Play and purchases are paused\..*Contact support\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
