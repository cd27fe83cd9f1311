import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFed } from './use-fed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Fed = ({ amount }: { amount: number }) => <p>{String(useFed(amount))}</p>

test('a box is fed for three seconds after its amount has grown, again with each round', () => {
  const { container, rerender } = render(<Fed amount={100} />)
  const now = () => container.textContent
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
  expect(now()).toBe('false')
  rerender(<Fed amount={150} />)
  pass(2_000)
  rerender(<Fed amount={160} />)
  pass(2_999)
  expect(now()).toBe('true')
  pass(1)
  expect(now()).toBe('false')
  rerender(<Fed amount={0} />)
  expect(now()).toBe('false')
})
