import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdOffers, VISIT_MS_MIN } from './offers.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { useWhenHomeIsFree } from './use-when-home-is-free.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const first = vi.fn<() => boolean>()
const second = vi.fn<() => boolean>()

function Page({ sells = false }: { readonly sells?: boolean }) {
  useWhenHomeIsFree({ due: 'a prize', act: first, afterMs: 2_000 })
  useWhenHomeIsFree({ due: 'an offer', act: second, afterMs: 3_000, sells })
  return null
}

function open(sells = false) {
  first.mockReset().mockReturnValue(true)
  second.mockReset().mockReturnValue(true)
  const router = createMemoryRouter([{ path: '/', element: <Page sells={sells} /> }], { initialEntries: ['/'] })
  render(<RouterProvider router={router} />)
  return router
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a modal whose code still loads keeps its turn, and the next action waits until it is closed', async () => {
  const router = open()
  await pass(5_000)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  await act(() => router.navigate('/?openModal=prize'))
  await pass(30_000)
  expect(second).not.toHaveBeenCalled()
  first.mockReturnValue(false)
  await act(() => router.navigate('/'))
  await pass(3_500)
  expect(second).toHaveBeenCalledOnce()
})

test('an action that opens nothing leaves the turn to the next one', async () => {
  open()
  first.mockReturnValue(false)
  await pass(3_500)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('what never opens does not hold the page for good', async () => {
  open()
  await pass(2_000)
  first.mockReturnValue(false)
  await pass(10_000 + 3_500)
  expect(second).toHaveBeenCalledOnce()
})

test('an offer waits until the visit has lasted, and the free prizes of today were offered', async () => {
  sessionStorage.setItem('visit-start', String(serverNowMs()))
  const router = open(true)
  first.mockReturnValue(false)
  const arrive = async () => {
    await act(() => router.navigate('/?openModal=prize'))
    await act(() => router.navigate('/'))
    await pass(3_500)
    return second.mock.calls.length
  }
  expect(await arrive()).toBe(0)
  sessionStorage.setItem('visit-start', String(serverNowMs() - VISIT_MS_MIN))
  const release = holdOffers('daily-prize')
  expect(await arrive()).toBe(0)
  release()
  expect(await arrive()).toBe(1)
  sessionStorage.removeItem('visit-start')
  expect(await arrive(), 'a browser that stores nothing').toBe(1)
})
