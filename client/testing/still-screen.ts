import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Each test of the file runs alone with reduced motion, whose playback is the shortest. */
export function onStillScreen(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** Without a canvas, so that the reels are a table. */
export function onPlainScreen(): void {
  onStillScreen()
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

/** Longer than two presses of the main button that count as one. */
export const betweenPresses = (): Promise<void> => new Promise((done) => setTimeout(done, 300))
