import type { Locator } from '@playwright/test'
import { expect, expectAccessible, ON_ONE_SCREEN, test } from './harness/journey.ts'
import { shiftsOf, watchShifts } from './harness/layout-shift.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lobby loads without layout shifts, and is accessible', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/lobby', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Popular games' })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing hangs over the edge').toBe(true)
  await expectAccessible(page)
})

test('changes appear immediately with reduced motion', ON_ONE_SCREEN, async ({ page }) => {
  await page.goto('/lobby')
  const padding = await page.getByRole('main').evaluate((main) => {
    main.style.paddingTop = '77px'
    return getComputedStyle(main).paddingTop
  })
  expect(padding, 'not by a transition, however short').toBe('77px')
})

test('a modal traps the focus, restores it, and follows the back button', ON_ONE_SCREEN, async ({ page }) => {
  await page.goto('/lobby')
  const tile = page.getByRole('link', { name: 'Cherry Royale' }).first()
  const modal = page.getByRole('dialog', { name: 'Cherry Royale' })
  await tile.click()
  await expect(modal).toBeVisible()
  await expectAccessible(page)
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  await expect(modal.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(tile).toBeFocused()
  await page.goForward()
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\/lobby$/)
})

test('a tile focused by Tab is fully visible', async ({ page }) => {
  await page.goto('/lobby', { waitUntil: 'networkidle' })
  const row = page.locator('.slides').first()
  await row.locator('a').first().focus()
  const cut: string[] = []
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab')
    if ((await focusedIn(row).count()) === 0) break
    await expect
      .poll(() => standsWhole(row))
      .toBe(true)
      .catch(async () => cut.push(`${step}: ${await focusedIn(row).innerHTML()}`))
  }
  expect(cut).toEqual([])
})

test('a tile focused before the script has loaded becomes fully visible too', ON_ONE_SCREEN, async ({ page }) => {
  // On a wider screen the browser itself scrolls each tile into view.
  await page.setViewportSize({ width: 900, height: 800 })
  const isReached = Promise.withResolvers<void>()
  await page.route('**/assets/page-life*.js', async (route) => {
    await isReached.promise
    await route.continue()
  })
  await page.goto('/lobby')
  const row = page.locator('.slides').first()
  await row.locator('a').first().focus()
  for (let step = 0; step < 24 && (await standsWhole(row)); step++) await page.keyboard.press('Tab')
  await expect(focusedIn(row)).toHaveCount(1)
  isReached.resolve()
  await expect.poll(() => standsWhole(row)).toBe(true)
})

const focusedIn = (row: Locator): Locator => row.locator('li:has(:focus)')

async function standsWhole(row: Locator): Promise<boolean> {
  const [outer, inner] = [await row.boundingBox(), await focusedIn(row).boundingBox()]
  return outer !== null && inner !== null && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width + 1
}

test('an offscreen row reserves the size that its tiles will need, at any width', ON_ONE_SCREEN, async ({ page }) => {
  for (const width of [340, 390, 600, 768, 1_440]) {
    // Reloaded, because a row that was once visible keeps its measured size.
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/lobby', { waitUntil: 'networkidle' })
    const skipped = await page.evaluate(heightsOfRows)
    await page.addStyleTag({ content: '.slides { content-visibility: visible !important }' })
    expect(skipped.length).toBeGreaterThan(5)
    await expect.poll(() => page.evaluate(heightsOfRows), `${width} wide`).toEqual(skipped)
  }
})

/** In whole pixels. */
const heightsOfRows = () =>
  [...document.querySelectorAll('.slides')].map((slides) => Math.round(slides.getBoundingClientRect().height))

test('the selected language is remembered', ON_ONE_SCREEN, async ({ page }) => {
  await page.goto('/library?category=fishing')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es\/library\?category=fishing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesca')
  await page.goto('/lobby')
  await expect(page).toHaveURL(/\/es\/lobby$/)
})

test(
  'a list of 2,000 games keeps the page small, works by keyboard, and restores its position',
  ON_ONE_SCREEN,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.route(/\/api\/rest\/games(\/get-cached-games)?(\?|$)/, async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: manyGames((await reply.json()) as FewGames) })
    })
    await page.goto('/how-it-works')
    await page.getByRole('link', { name: 'All games' }).first().click()
    await expect(page.getByText('2,000 games')).toBeVisible()
    const tiles = page.locator('.tile-grid .tile')
    const place = (tile: string) => page.locator(`.tile-grid li${tile}`)
    const height = () => page.evaluate('document.documentElement.scrollHeight') as Promise<number>
    const drawn = async () => expect(await tiles.count(), 'tiles in the page').toBeLessThan(150)
    await expect(place('[aria-posinset="1"]')).toBeVisible()
    await drawn()
    // A late font makes each row slightly taller.
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    const whole = await settled(height)
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await expect(place('[aria-posinset="2000"]')).toBeAttached()
    await drawn()
    expect(Math.abs((await height()) - whole), 'the list keeps its length').toBeLessThan(4)

    // A busy machine may lose a scroll; a visitor would scroll again.
    await expect(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
      await place('[aria-posinset="1000"]').locator('.tile-link').focus({ timeout: 2_000 })
      await expect(place('[aria-posinset="1001"]')).toBeAttached({ timeout: 2_000 })
      await expect(place('[aria-posinset="1000"]').locator('.tile-link')).toBeFocused({ timeout: 500 })
    }).toPass()
    for (let game = 1001; game <= 1008; game++) {
      const next = place(`[aria-posinset="${game}"]`).locator('.tile-link')
      await expect(next, 'what follows the focus is drawn').toBeAttached()
      // A link and a heart each.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(next, 'every game follows the one before it').toBeFocused()
    }
    await drawn()

    const at = (await page.evaluate('scrollY')) as number
    expect(at).toBeGreaterThan(5_000)
    // Of the rail, which stays in view: a press in the footer would scroll there first.
    await page.locator('.rail').getByRole('link', { name: 'Tournaments' }).click()
    await expect(page).toHaveURL(/\/tournaments$/)
    await page.goBack()
    await expect(page.getByText('2,000 games')).toBeVisible()
    await expect.poll(async () => Math.abs(((await page.evaluate('scrollY')) as number) - at)).toBeLessThan(60)
    await expect(place('[aria-posinset="1008"]')).toBeAttached()
  },
)

/** The stable layout of a new page, read twice in a row: rows are measured when the first ones are rendered. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await read()
      return last === before
    })
    .toBe(true)
  return last
}

test('a filtered list is the same under its link, by sheet and by panel', ON_ONE_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/library')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Very high' }).click()
  await expectAccessible(page)
  const show = sheet.getByRole('button', { name: /^Show \d+ games$/ })
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?volatility=very-high$/)
  await expect(page.locator('.tile')).toHaveCount(Number(count))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await expect(page.locator('.tile')).toHaveCount(Number(count))
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: 'Very high', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/library$/)
})

interface FewGames {
  readonly games: readonly NamedGame[] | Readonly<Record<string, NamedGame>>
  readonly issueGamesIds: Readonly<Record<string, readonly string[]>>
}

interface NamedGame {
  readonly id: string
}

/** Repeats the games under other ids until there are 2,000. */
function manyGames({ games, ...lists }: FewGames): FewGames {
  const few = Object.values(games) as NamedGame[]
  const many = Array.from({ length: 2_000 }, (_, nth) => ({ ...few[nth % few.length]!, id: `game-${nth}` }))
  const ids = many.map(({ id }) => id)
  return {
    ...lists,
    games: Array.isArray(games) ? many : Object.fromEntries(many.map((game) => [game.id, game])),
    issueGamesIds: { ...lists.issueGamesIds, 'all-games': ids },
  }
}
