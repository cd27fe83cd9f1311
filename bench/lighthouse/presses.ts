import type { Page } from '@playwright/test'
import { AWAKE } from '#apps/site/web/late/waking.ts'

const SLOWED = 4
const ASK_AGAIN_MS = 100

/** What a guest does first, by finger and keys, on a processor four times as slow; gives the longest wait for a next frame. */
export async function longestPress(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(watchPresses, AWAKE)
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.first().waitFor({ state: 'hidden' })
  }
  await open(page, '/lobby')
  await page.locator('.hero-dot').nth(1).tap()
  await page.locator('.tile-link').first().tap()
  await close()
  await page.locator('.tile-mark').first().tap()
  await close()
  await open(page, '/lobby?openModal=search')
  await page.getByRole('searchbox').first().pressSequentially('cher', { delay: 150 })
  await close()
  await page.locator('.chip').nth(2).tap()
  await page.waitForURL(/\/library/)
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Number(sessionStorage.getItem('longest-press')))
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  while (!(await page.evaluate('window.isAwake === true'))) await page.waitForTimeout(ASK_AGAIN_MS)
}

/** Runs inside the page, from its start. */
function watchPresses(awake: string): void {
  addEventListener(awake, () => Object.assign(window, { isAwake: true }))
  const KEY = 'longest-press'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue
      sessionStorage.setItem(KEY, String(Math.max(entry.duration, Number(sessionStorage.getItem(KEY)))))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
