import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getRewards } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rewardWith = (completed: boolean, awaitsEmail: boolean) => ({
  available: !completed,
  completed,
  coins: 10_000,
  entries: 100,
  awaitsEmail,
})

async function open(completed: boolean, awaitsEmail = false) {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const each = rewardWith(completed, awaitsEmail)
  server.answer(getRewards, { success: true, data: { email: each, profile: each, phone: each } })
  const { router } = openPage(server, { path: '/library', features: ['personal-info'] })
  await act(() => router.navigate('/library', { state: { modals: [{ name: 'step-reward', args: { step: 'email' } }] } }))
  return { router, server }
}

test('a completed step shows its reward', async () => {
  await open(true)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('100'))
})

test('a reward that waits for a confirmed email says so', async () => {
  await open(true, true)
  expect(await screen.findByText('Thanks. Confirm your email to get your reward.')).toBeTruthy()
})

test('an incomplete step shows nothing and closes', async () => {
  const { server } = await open(false)
  await waitFor(() => expect(server.calls(getRewards)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
