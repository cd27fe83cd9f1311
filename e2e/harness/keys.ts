import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More stops than any page has on the way to an element. */
const STOPS_MAX = 250

/** Tabs until the element is focused; every stop on the way must be visible and show its focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const unmarked = await page.evaluate(unmarkedStop)
    expect(unmarked, 'a stop that nobody sees').toBeNull()
  }
  throw new Error(`${String(target)} is not among ${STOPS_MAX} stops`)
}

/** In the page: the focused element if it shows no focus indicator, or null. */
function unmarkedStop(): string | null {
  const stop = document.activeElement
  if (!stop || stop === document.body) return null
  // The indicator may be the field's frame, or that of its row or tile.
  for (let element: Element | null = stop, level = 0; element && level < 4; element = element.parentElement, level++) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return null
    if (boxShadow !== 'none') return null
  }
  return stop.outerHTML.slice(0, 160)
}

/** Replaces what the field holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
