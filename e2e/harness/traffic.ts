import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** After this long without a request, in ms, a page has loaded everything. */
const STILL_MS = 120
const QUIET_WITHIN_MS = 20_000

/** Resolves when no request is pending; needs a shorter pause than Playwright's `networkidle`. */
export function watchTraffic(page: Page): { quiet(): Promise<void> } {
  const open = new Set<Request>()
  let last = performance.now()
  const close = (request: Request): void => {
    open.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
  return {
    async quiet() {
      const until = performance.now() + QUIET_WITHIN_MS
      while (open.size > 0 || performance.now() - last < STILL_MS) {
        if (performance.now() > until) throw new Error(`no answer to ${[...open].map((request) => request.url()).join(', ')}`)
        await sleep(20)
      }
    },
  }
}
