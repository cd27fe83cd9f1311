import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { faultsOfFocus } from './harness/focus.ts'
import { expect, test } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * `KEYS=all` tabs through every page as a player, on both screens; by default one long page on the narrow screen,
 * whose bar covers most.
 */
const isWhole = process.env.KEYS === 'all'

test('the keyboard focus is visible at every tab stop', async ({ page }) => {
  test.setTimeout(isWhole ? 3_600_000 : 60_000)
  if (isWhole) await signUpByCalls(page)
  const paths = isWhole ? ROUTE_PATHS.flatMap((path) => exampleOf(path, []) ?? []) : ['/how-it-works']
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    faults.push(...(await faultsOfFocus(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})
