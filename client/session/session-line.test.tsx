import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { findSlot } from '#games/all.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from '../screen/game-screen.tsx'
import { SessionLine } from './session-line.tsx'

onPlainScreen()

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  answerWon(120_000)
})

/** 5,000 coins were staked in 65 minutes, and one entry, which won nine. */
const answerWon = (win: number): void =>
  server.answer(getInfo, {
    success: true,
    data: {
      since: Math.floor((serverNowMs() - 65 * MINUTE_MS) / SECOND_MS),
      minutes: 60,
      next: null,
      played: [
        { mode: 'TournamentPoints', rounds: 12, stake: 500_000, win },
        { mode: 'SweepStakes', rounds: 3, stake: 100, win: 900 },
      ],
    },
  })

const facts = () =>
  within(screen.getByLabelText('This session'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const length = expect.stringMatching(/^1 hr? 5 min$/)

test('HIST-6 a game’s frame shows how long the session lasts and its result', async () => {
  openPage(server, { children: <GameScreen game={findSlot('cherry-royale')!} launch={launchOf('cherry-royale')} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  await waitFor(() => expect(facts()).toEqual([length, '−3,800']))
})

function Playing() {
  const [version, setVersion] = useState(1)
  const [isStill, setStill] = useState(true)
  const [mode, setMode] = useState<GameMode>('TournamentPoints')
  return (
    <>
      <SessionLine mode={mode} version={version} isStill={isStill} />
      <button type="button" onClick={() => setVersion(version + 1)}>
        Move
      </button>
      <button type="button" onClick={() => setStill(!isStill)}>
        Turn
      </button>
      <button type="button" onClick={() => setMode('SweepStakes')}>
        Entries
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('HIST-6 the result follows the rounds, each mode has its own, and none shows before its round does', async () => {
  openPage(server, { children: <Playing /> })
  await waitFor(() => expect(facts()).toEqual([length, '−3,800']))
  answerWon(700_000)
  press('Turn')
  press('Move')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(facts()[1]).toBe('−3,800')
  press('Turn')
  await waitFor(() => expect(facts()[1]).toBe('+2,000'))
  expect(server.calls(getInfo)).toHaveLength(2)
  press('Entries')
  expect(facts()[1]).toBe('+8.00')
})

test('neither a guest nor a player of a brand without session clocks has the line', async () => {
  openPage(server, { features: ['account', 'library', 'lobby'], children: <Playing /> })
  await screen.findByRole('button', { name: 'Move' })
  expect(screen.queryByLabelText('This session')).toBeNull()
  cleanup()
  server.answer(initApp, guestInit)
  openPage(server, { children: <Playing /> })
  await screen.findByRole('button', { name: 'Move' })
  expect(screen.queryByLabelText('This session')).toBeNull()
  expect(server.calls(getInfo)).toEqual([])
})
