import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageHeld, whenPageIsFree } from './page-holds.ts'
import { usePlayHold } from './use-play-hold.ts'

// A draw of an earlier test may still hold the page.
beforeEach(async () => {
  await new Promise<void>((isFree) => void whenPageIsFree(isFree))
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Rounds({ isPlaying }: { readonly isPlaying: boolean }) {
  usePlayHold(isPlaying)
  return null
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('rounds hold the page through the time between two of them, until play pauses', () => {
  const { rerender } = render(<Rounds isPlaying={false} />)
  expect(isPageHeld()).toBe(false)
  for (let round = 0; round < 3; round++) {
    rerender(<Rounds isPlaying />)
    pass(2_000)
    rerender(<Rounds isPlaying={false} />)
    pass(3_000)
    expect(isPageHeld()).toBe(true)
  }
  pass(900)
  expect(isPageHeld()).toBe(true)
  pass(200)
  expect(isPageHeld()).toBe(false)
})

test('a player who leaves the game is not waited for', () => {
  const { rerender, unmount } = render(<Rounds isPlaying />)
  rerender(<Rounds isPlaying={false} />)
  expect(isPageHeld()).toBe(true)
  unmount()
  expect(isPageHeld()).toBe(false)
})
