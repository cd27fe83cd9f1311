import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getQuestsPage } from '../contract.ts'
import * as fixtures from '../fixtures.ts'
import QuestsPage from './quests-page.tsx'

const server = serveTests()

test.each([
  ['a guest', guestInit, 'Sign up free', '/signup'],
  ['a player', playerInit, 'Browse games', '/library'],
] as const)('%s finds one main action at the head of the page', async (_, init, name, to) => {
  server.answer(initApp, init)
  server.answer(getProfile, settledProfile)
  server.answer(getGames, gamesPayload)
  server.answer(getQuestsPage, fixtures.forGuest)
  const children = (
    <Suspense>
      <QuestsPage />
    </Suspense>
  )
  openPage(server, { features: ['account', 'quests'], children })
  const title = await screen.findByRole('heading', { level: 1 })
  const head = within(title.closest('header')!)
  expect((await head.findByRole('link', { name })).getAttribute('href')).toBe(to)
  expect(head.getAllByRole('link')).toHaveLength(1)
})
