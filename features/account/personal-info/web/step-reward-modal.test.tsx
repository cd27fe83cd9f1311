import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getRewards } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rewardWith = (completed: boolean) => ({ available: !completed, completed, coins: 10_000, entries: 100 })

function open(completed: boolean) {
  const server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  const each = rewardWith(completed)
  server.answer(getRewards, { success: true, data: { email: each, profile: each, phone: each } } as never)
  return openPage(server, { path: '/library?openModal=step-reward', features: ['personal-info'] })
}

test('a step that is done shows what it gave', async () => {
  open(true)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('100'))
})

test('of one that is not, a link shows nothing and leaves the address', async () => {
  const { router } = open(false)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
