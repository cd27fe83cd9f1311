import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, listSessions } from '#features/account/account/contract.ts'
import { newProfile, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { SessionList } from './session-list.tsx'

const AT = '2026-11-21T15:00:00.000Z'
const session = { id: 'ses_1', device: 'Chrome, Linux', address: '127.0.0.1', at: AT, lastActiveAt: AT, isCurrent: true }

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(listSessions, { success: true, data: { sessions: [session] } })
})

test('ACC-7 the sessions are shown below the sign-in before this one', async () => {
  server.answer(getProfile, settledProfile)
  openPage(server, { children: <SessionList /> })
  expect(await screen.findByText(/Last sign-in before this one: Nov 20, 2026.*Firefox, Windows/)).toBeTruthy()
  expect(screen.getByText('Chrome, Linux')).toBeTruthy()
})

test('a first sign-in has none before it', async () => {
  server.answer(getProfile, newProfile)
  openPage(server, { children: <SessionList /> })
  expect(await screen.findByText('Chrome, Linux')).toBeTruthy()
  expect(screen.queryByText(/Last sign-in/)).toBeNull()
})
