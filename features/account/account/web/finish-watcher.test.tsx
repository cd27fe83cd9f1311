import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND_MS } from '#kernel/time.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { keyOf } from '#ui/api/query.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getProfile, initApp, type Profile } from '../contract.ts'
import { guestInit, settledProfile } from '../fixtures.ts'
import FinishWatcher from './finish-watcher.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(['depositStreak', 'scratchCardLottery', 'magicBox'] as const)(
  '%s is inactive from its end on, without asking the server',
  (feature) => {
    const server = new FakeServer()
    const queries = newQueryClient()
    const finishedAt = Math.ceil(serverNowMs() / SECOND_MS) + 60
    const ends = { [feature]: { isActive: true, finishedAt }, statusFeatures: { [feature]: true, other: true } }
    queries.setQueryData(keyOf(initApp), { ...guestInit, data: { ...guestInit.data, isGuest: false } })
    queries.setQueryData(keyOf(getProfile), { ...settledProfile, data: { ...settledProfile.data, ...ends } })
    const shown = () => queries.getQueryData<{ data: Profile }>(keyOf(getProfile))?.data
    render(
      <QueryClientProvider client={queries}>
        <ApiProvider api={new ApiClient({ transport: server.transport, locale: 'en', newKey: () => '' })}>
          <FinishWatcher />
        </ApiProvider>
      </QueryClientProvider>,
    )
    act(() => void vi.advanceTimersByTime(58 * SECOND_MS))
    expect(shown()?.[feature].isActive).toBe(true)
    act(() => void vi.advanceTimersByTime(3 * SECOND_MS))
    expect(shown()?.[feature]).toMatchObject({ isActive: false, finishedAt })
    expect(shown()?.statusFeatures).toEqual({ [feature]: false, other: true })
    expect(server.calls(getProfile)).toEqual([])
  },
)
