import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { faultsOfFocus } from './harness/focus.ts'
import { expect, test } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'
import { signInAsOwner } from './harness/operators.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * `KEYS=all` tabs through every page as a player, and through the back office as its owner, on both screens; by default
 * one long page on the narrow screen, whose bar covers most.
 */
const isWhole = process.env.KEYS === 'all'
const PATHS = isWhole
  ? ROUTE_PATHS.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':')))
  : ['/how-it-works']

test('the keyboard focus is visible at every tab stop', async ({ page }) => {
  test.setTimeout(isWhole ? 3_600_000 : 60_000)
  if (isWhole) {
    await signUpByCalls(page)
    await signInAsOwner(page)
  }
  const faults: string[] = []
  const links = new Set<string>()
  for (const path of PATHS) {
    const example = exampleOf(path, links)
    if (example === null) continue
    await page.goto(example)
    await page.waitForLoadState('networkidle')
    for (const link of await page.locator('a[href^="/"]').evaluateAll(pathsOf)) links.add(link)
    faults.push(...(await faultsOfFocus(page)).map((fault) => `${example}: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** In the page: where its links lead. */
const pathsOf = (links: Element[]): string[] => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)
