import type { Page } from '@playwright/test'

/** Share of the page's area times share of its height: the tolerated layout shift. */
const SHIFT_MAX = 0.05

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

/** Records layout shifts on every page from now on, except after input and window resizes. */
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

/**
 * Layout shifts of this page: what moved when, from which position and height to which, as a line; empty below the
 * tolerance.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < SHIFT_MAX ? [] : [`it moved by ${sum.toFixed(2)}: ${shifts.map(({ what }) => what).join(' | ')}`]
}
