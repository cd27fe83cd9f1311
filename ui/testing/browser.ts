import { vi } from 'vitest'

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

/** What jsdom lacks of a browser's layout: nothing ever resizes or comes into view. */
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
