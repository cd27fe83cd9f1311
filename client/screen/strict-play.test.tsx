import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { findSlot } from '#games/all.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from './game-screen.tsx'

onPlainScreen()

const server = serveTests()
beforeEach(() => {
  localStorage.clear()
  server.answer(initApp, guestInit)
})

async function buttonsOf(isPlayStrict: boolean): Promise<(string | null)[]> {
  openPage(server, {
    isPlayStrict,
    children: <GameScreen game={findSlot('cherry-royale')!} launch={launchOf('cherry-royale')} />,
  })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
}

test('DSGN-1 where play is strict a slot has neither turbo nor autoplay', async () => {
  const strict = await buttonsOf(true)
  expect(strict).toContain('Spin')
  for (const name of ['Turbo', 'Autoplay']) expect(strict).not.toContain(name)
  cleanup()
  expect(await buttonsOf(false)).toEqual(expect.arrayContaining(['Spin', 'Turbo', 'Autoplay']))
})
