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
        const [first] = each.sources
        const [from, to] = [first?.previousRect, first?.currentRect].map(
          (rect) => `${rect?.y.toFixed()}+${rect?.height.toFixed()}`,
        )
        const what = `${first?.node?.nodeName} '${first?.node?.textContent?.slice(0, 40)}' ${from} to ${to}`
        if (!each.hadRecentInput) shifts.push({ value: each.value, what: `${each.startTime.toFixed()} ms ${what}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[]
}

/** What moved on this page, when, and from which place and height to which, as a line; none where nobody would notice. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < SHIFT_MAX ? [] : [`it moved by ${sum.toFixed(2)}: ${shifts.map(({ what }) => what).join(' | ')}`]
}
