import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { homePage } from '#features/play/lobby/fixtures.ts'
import { useHome } from '../home.ts'
import { useProfile } from '../player.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { TileMeter } from './tile-meter.tsx'

const server = serveTests({ wantsLessMotion: false })
const mini = { mode: 'TournamentPoints', tier: 'mini', name: 'Mini', amount: 20_000, mustDropBy: 100_000 } as const
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getHomePage, { ...homePage, payload: { ...homePage.payload, jackpots: [{ ...mini, game: 'nile' }] } })
})

function Meter() {
  useHome()
  const login = useProfile()?.login
  return login ? (
    <p title={login}>
      <TileMeter slug="nile" />
    </p>
  ) : null
}

function open(mayPromote: boolean) {
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, mayPromote } })
  openPage(server, {
    path: '/lobby',
    children: (
      <Suspense>
        <Meter />
      </Suspense>
    ),
  })
}

test('a tile shows the jackpot that is closest to its limit', async () => {
  open(true)
  expect(await screen.findByText('must drop by 1,000')).toBeTruthy()
})

test('a protected player’s tile shows none', async () => {
  open(false)
  await screen.findByTitle(settledProfile.data.login)
  expect(screen.queryByText('must drop by 1,000')).toBeNull()
})
