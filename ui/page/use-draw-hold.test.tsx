import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageHeld } from './page-holds.ts'
import { useDrawHold } from './use-draw-hold.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Draw({ isDrawing }: { readonly isDrawing: boolean }) {
  useDrawHold(isDrawing)
  return null
}

test('a draw holds the page until its result was in view for a moment', () => {
  const { rerender, unmount } = render(<Draw isDrawing={false} />)
  expect(isPageHeld()).toBe(false)
  rerender(<Draw isDrawing />)
  vi.advanceTimersByTime(60_000)
  expect(isPageHeld()).toBe(true)
  rerender(<Draw isDrawing={false} />)
  vi.advanceTimersByTime(2_000)
  expect(isPageHeld()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(isPageHeld()).toBe(false)
  rerender(<Draw isDrawing />)
  unmount()
  vi.advanceTimersByTime(3_000)
  expect(isPageHeld()).toBe(false)
})
