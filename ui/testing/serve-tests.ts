import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearToasts } from '../toast/toasts.ts'
import { layoutBrowser } from './browser.ts'
import { FakeServer } from './fake-server.ts'

/** The server of a file's tests, which knows nothing before each. After each its page, toasts and stubs are gone. */
export function serveTests({ wantsLessMotion = true } = {}): FakeServer {
  const server = new FakeServer()
  beforeEach(() => {
    server.forget()
    layoutBrowser({ wantsLessMotion })
  })
  afterEach(() => {
    clearToasts()
    cleanup()
    vi.unstubAllGlobals()
  })
  return server
}
