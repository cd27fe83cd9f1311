import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { faultsOfFocus } from './harness/focus.ts'
import { expect, test } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** `KEYS=all` goes through every page as a player, on both screens; else one long page on the narrow one, whose bar covers most. */
const isWhole = process.env.KEYS === 'all'

test('who goes through a page by Tab sees where they are, at every stop', async ({ page }) => {
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
