import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More stops than any page has on the way to an element. */
const STOPS_MAX = 250

/** Tabs until the element is focused; every stop on the way must be visible and show its focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    const { isReached, unmarked } = await target.evaluate(lookAtStop)
    // Where the way begins, nobody has pressed Tab.
    if (stop > 0) expect(unmarked, 'a stop that nobody sees').toBeNull()
    if (isReached) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(target)} is not among ${STOPS_MAX} stops`)
}

/** In the page: whether the element is focused, and the focused one if it shows no focus indicator. */
function lookAtStop(target: Element): { isReached: boolean; unmarked: string | null } {
  const stop = document.activeElement
  const isReached = stop === target
  if (!stop || stop === document.body) return { isReached, unmarked: null }
  // The indicator may be the field's frame, or that of its row or tile.
  for (let element: Element | null = stop, level = 0; element && level < 4; element = element.parentElement, level++) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return { isReached, unmarked: null }
    if (boxShadow !== 'none') return { isReached, unmarked: null }
  }
  return { isReached, unmarked: stop.outerHTML.slice(0, 160) }
}

/** Replaces what the field holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
