import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageHeld } from './page-holds.ts'
import { useDrawHold, usePlayHold } from './use-draw-hold.ts'

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

function Rounds({ isPlaying }: { readonly isPlaying: boolean }) {
  usePlayHold(isPlaying)
  return null
}

test('rounds hold the page through the time between two of them, until play pauses', () => {
  const { rerender } = render(<Rounds isPlaying />)
  for (let round = 0; round < 3; round++) {
    rerender(<Rounds isPlaying={false} />)
    vi.advanceTimersByTime(3_000)
    expect(isPageHeld()).toBe(true)
    rerender(<Rounds isPlaying />)
    vi.advanceTimersByTime(2_000)
  }
  rerender(<Rounds isPlaying={false} />)
  vi.advanceTimersByTime(3_900)
  expect(isPageHeld()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(isPageHeld()).toBe(false)
})
