import type { Page } from '@playwright/test'

/** More tab stops than any page has. */
const STOPS_MAX = 400

/** Tabs once around the page; returns the faults of its stops, each as a line. */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  const faults = new Set<string>()
  let last = ''
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(lookAtStop)
    // A date field has several internal stops.
    if (here === null || (here.wasBefore && here.id !== last)) return [...faults]
    last = here.id
    // A list that scrolls to its item takes a moment, after measuring.
    const seen = here.fault === null ? here : await page.waitForTimeout(200).then(() => page.evaluate(lookAtStop))
    if (seen?.fault) faults.add(seen.fault)
  }
  return [...faults, `more than ${STOPS_MAX} stops`]
}

interface Stop {
  readonly id: string
  readonly wasBefore: boolean
  readonly fault: string | null
}

/** In the page: the focused element, and whether it is visible and shows its focus; null at the end of the page. */
function lookAtStop(): Stop | null {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return null
  const wasBefore = stop.dataset['stop'] !== undefined
  const id = (stop.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length))
  // A checkbox drawn by its label is visible where the label is.
  const box = getComputedStyle(stop).opacity === '0' || stop.offsetWidth < 5 ? (stop.closest('label') ?? stop) : stop
  const isSeen = [...box.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (box.contains(hit) || hit.closest('label') === box)
      }),
    ),
  )
  const around = [stop, box, stop.parentElement, stop.parentElement?.parentElement].filter((each) => each instanceof Element)
  const isMarked = around.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const fault = isSeen ? (isMarked ? null : 'shows no focus') : 'has the focus unseen'
  return { id, wasBefore, fault: fault && `${fault}: ${stop.outerHTML.slice(0, 160)}` }
}
