import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageHeld } from './page-holds.ts'
import { useDrawHold } from './use-draw-hold.ts'
import { usePlayHold } from './use-play-hold.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

interface HolderProps {
  readonly use: (isHeld: boolean) => void
  readonly isHeld: boolean
}

function Holder({ use, isHeld }: HolderProps) {
  use(isHeld)
  return null
}

test.each([
  ['a draw until its result was in view for a moment', useDrawHold, 2_500],
  ['a game through the time between two rounds, until play pauses', usePlayHold, 4_000],
] as const)('the page is held by %s', (_, use, afterMs) => {
  const { rerender } = render(<Holder use={use} isHeld={false} />)
  expect(isPageHeld()).toBe(false)
  for (let round = 0; round < 3; round++) {
    rerender(<Holder use={use} isHeld />)
    pass(60_000)
    rerender(<Holder use={use} isHeld={false} />)
    pass(afterMs - 100)
    expect(isPageHeld()).toBe(true)
  }
  pass(200)
  expect(isPageHeld()).toBe(false)
})

test.each([useDrawHold, usePlayHold])('whoever leaves is not waited for', (use) => {
  const { rerender, unmount } = render(<Holder use={use} isHeld />)
  rerender(<Holder use={use} isHeld={false} />)
  expect(isPageHeld()).toBe(true)
  unmount()
  expect(isPageHeld()).toBe(false)
})
