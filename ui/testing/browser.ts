import { vi } from 'vitest'

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/** Layout APIs that jsdom lacks: nothing ever resizes or intersects. */
export function layoutBrowser({ wantsLessMotion = false } = {}): void {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && wantsLessMotion,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
}
