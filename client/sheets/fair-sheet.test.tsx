import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { defHash } from '#engine/def-hash.ts'
import { initApp } from '#features/account/account/contract.ts'
import { playerInit } from '#features/account/account/fixtures.ts'
import { getSeeds } from '#features/play/fair-play/contract.ts'
import { announcedSeeds } from '#features/play/fair-play/fixtures.ts'
import { findSlot } from '#games/all.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { GameScreen } from '../screen/game-screen.tsx'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'

onPlainScreen()

const reels = findSlot('cherry-royale')!

test('a game’s menu shows the hash and the rules of the first round before it is played', async () => {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getSeeds, announcedSeeds)
  openPage(server, { children: <GameScreen game={reels} launch={launchOf(reels.slug)} /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'Provably fair' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Provably fair' }))
  expect(await panel.findByText('a1'.repeat(32))).toBeTruthy()
  expect(panel.getByText(defHash(reels.definition))).toBeTruthy()
})
