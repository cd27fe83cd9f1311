import type { Page } from '@playwright/test'

/** Of a page's area, times how far of its height: what a visitor still takes for standing still. */
const SHIFT_MAX = 0.05

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

/** Has every page from now on keep what moved by itself: not after a press, nor as the window changed. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = (window.shifts = [])
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const node = each.sources[0]?.node
        if (!each.hadRecentInput) shifts.push({ value: each.value, what: (node?.textContent ?? '').slice(0, 60) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node | null }[]
}

/** What moved on this page, as a line; none where nobody would notice. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < SHIFT_MAX ? [] : [`it moved by ${sum.toFixed(2)}: ${shifts.map(({ what }) => what).join(' | ')}`]
}
