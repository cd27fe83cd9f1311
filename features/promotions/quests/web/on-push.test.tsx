import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { holdPage } from '#ui/page/page-holds.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { questPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const completed = { action: 'taskCompleted', count: 1, prize: { coins: 50_000, entries: 0 } } as const

test('progress is kept in the profile, without a toast', async () => {
  const { push, profile } = await openPushPage('quests')
  await push(questPush, { action: 'progress', from: 2, days: [[3]] })
  expect(profile()?.['quest']).toEqual({ from: 2, days: [[3]] })
  expect(document.querySelector('.Toastify__toast')).toBeNull()
})

test('a completed task is announced with its prize', async () => {
  const { push } = await openPushPage('quests')
  await push(questPush, completed)
  expect((await screen.findByText(/Task completed!/)).textContent).toContain('500')
})

test('a task completed by a round is announced after the round', async () => {
  const { push } = await openPushPage('quests')
  const endRound = holdPage()
  await push(questPush, completed)
  expect(screen.queryByText(/Task completed!/)).toBeNull()
  act(endRound)
  expect(await screen.findByText(/Task completed!/)).toBeTruthy()
})
