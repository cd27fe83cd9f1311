import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWhenHomeIsFree } from './use-when-home-is-free.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const first = vi.fn<() => boolean>()
const second = vi.fn<() => boolean>()

function Page() {
  useWhenHomeIsFree({ due: 'a prize', act: first, afterMs: 2_000 })
  useWhenHomeIsFree({ due: 'an offer', act: second, afterMs: 3_000 })
  return null
}

function open() {
  first.mockReset().mockReturnValue(true)
  second.mockReset().mockReturnValue(true)
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/'] })
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
