import type { Page } from '@playwright/test'
import { playableGames } from '#games/all.ts'
import { isShared } from '#engine/shared.ts'
import type { AnyGame } from '#games/game.ts'
import { agreesWithLedger } from './harness/balances.ts'
import { expect, test } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'

const MODES = ['Coins', 'Entries'] as const
/** Every game in both modes on both devices on request: `ALL_MODES=1`. */
const HAS_TIME = process.env.ALL_MODES === '1'
const DEVICES = ['mobile', 'desktop']

interface Turn {
  readonly game: AnyGame
  readonly mode: string
}

interface Journey {
  readonly name: string
  readonly turnsOn: (device: string) => readonly Turn[]
}

/** A new player has one entry, which some games take whole. */
const isAffordable = ({ definition }: AnyGame): boolean => Math.min(...definition.betLevels.SweepStakes) < 100

/** By default the devices share the games, and each alternates the modes. */
const shared: Journey = {
  name: 'a round of every game',
  turnsOn: (device) =>
    playableGames
      .filter((_, place) => DEVICES[place % DEVICES.length] === device)
      .map((game, place) => ({ game, mode: isAffordable(game) ? MODES[place % MODES.length]! : 'Coins' })),
}

const journeys: readonly Journey[] = HAS_TIME
  ? playableGames.map((game) => ({ name: `${game.title} in both modes`, turnsOn: () => MODES.map((mode) => ({ game, mode })) }))
  : [shared]

/** Pressed in this order when a table waits: the first that is present and enabled. */
const BEFORE_THE_ROUND = ['Quick pick', 'Red', 'Hand spot 1']
const IN_THE_ROUND = [
  'Collect',
  'Stand',
  'Draw',
  'Higher',
  'Lower',
  'Random tile',
  'Pick 1: hidden',
  'Pick 2: hidden',
  'Pick 3: hidden',
]
const CHOICES_MAX = 12

for (const { name, turnsOn } of journeys) {
  test(`a new player plays ${name}, and the ledger matches the screen`, async ({ page }, { project }) => {
    test.setTimeout(420_000)
    await signUpByCalls(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const turns = turnsOn(project.name)
    for (const { game, mode } of turns) {
      await test.step(`${game.title} with ${mode}`, async () => {
        await openGame(page, game, mode)
        await playRound(page, game)
        if (project.name === 'mobile') await fitsSmallPhone(page)
        await agreesWithLedger(page)
      })
    }
    expect(await settledGames(page)).toEqual([...new Set(turns.map(({ game }) => game.slug))].sort())
  })
}

async function openGame(page: Page, { slug }: AnyGame, mode: string): Promise<void> {
  await page.goto(`/game/${slug}`)
  await page.locator('.game[data-phase=idle]').waitFor()
  // A press before hydration is not handled; one of the two is selected initially, so it is no indication.
  for (const each of [...MODES.filter((other) => other !== mode), mode]) {
    const choice = page.getByRole('radio', { name: new RegExp(`^${each}`) })
    await expect(async () => {
      await choice.click()
      await expect(choice).toBeChecked({ timeout: 500 })
    }).toPass()
  }
}

async function playRound(page: Page, { definition }: AnyGame): Promise<void> {
  if (isShared(definition)) return playSharedRound(page)
  const { kind } = definition
  const answered = page.waitForResponse((response) => response.url().includes('/spin/'))
  const press = page.getByRole('button', { name: kind === 'slot' ? /^Spin$/ : /^(Play|Deal)$/ })
  if (await press.isDisabled()) await pressFirst(page, BEFORE_THE_ROUND)
  await press.click()
  expect((await answered).ok()).toBe(true)
  const settled = page.locator('.game[data-phase=idle]')
  const asking = page.locator('.game[data-phase=choosing]')
  for (let choice = 0; choice < CHOICES_MAX; choice++) {
    await settled.or(asking).waitFor({ timeout: 40_000 })
    if (await settled.isVisible()) return
    const chosen = page.waitForResponse((response) => response.url().includes('/choose/'))
    await pressFirst(page, IN_THE_ROUND)
    expect((await chosen).ok()).toBe(true)
  }
  throw new Error(`not settled after ${CHOICES_MAX} choices`)
}

/** Joins the round that is open, or the next one, and waits for its end; auto-collect ends most bets at once. */
async function playSharedRound(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Auto-collect' }).click()
  const target = page.getByRole('textbox', { name: /^Target/ })
  await target.fill('1.05')
  await target.press('Enter')
  const placed = page.waitForResponse((response) => response.url().includes('/bet/'), { timeout: 150_000 })
  await page.getByRole('button', { name: /^Join/ }).click()
  expect((await placed).ok()).toBe(true)
  await page.locator('.game[data-phase=idle]').waitFor({ timeout: 60_000 })
}

/**
 * Nothing overflows the smallest phones, and every control is a sufficient touch target. The fields of a roulette table
 * are lower, so that all fit the screen; its magnifier makes them larger.
 */
async function fitsSmallPhone(page: Page): Promise<void> {
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  const unfit = () =>
    page.locator('.game').evaluate((game) => {
      // Lines between a table's numbers are narrower than a touch target; the fields themselves are not.
      const pressed = [...game.querySelectorAll('button, a, [role=radio]')].filter((each) => !each.hasAttribute('data-is-line'))
      const isRow = (around: Element | null): boolean =>
        around !== null && (getComputedStyle(around).overflowX === 'auto' || isRow(around.parentElement))
      const small = pressed.flatMap((each) => {
        const { width, height, left, right } = each.getBoundingClientRect()
        const isShown = width > 0 && getComputedStyle(each).visibility === 'visible'
        const isInside = (left >= -0.5 && right <= 320.5) || isRow(each.parentElement)
        const least = each.hasAttribute('data-spot') ? 23.5 : 43.5
        const fits = Math.min(width, height) >= least && isInside
        return isShown && !fits ? [each.getAttribute('aria-label') ?? each.textContent] : []
      })
      return document.documentElement.scrollWidth > 320 ? ['the page is wider', ...small] : small
    })
  await expect.poll(unfit).toEqual([])
  await page.setViewportSize(usual)
}

async function pressFirst(page: Page, names: readonly string[]): Promise<void> {
  const board = page.locator('.table-board, .picks, .game-controls')
  for (const name of names) {
    const button = board.getByRole('button', { name: new RegExp(`^${name}\\b`), disabled: false }).first()
    if (await button.isVisible()) return await button.click()
  }
  throw new Error(`none of ${names.join(', ')} can be pressed`)
}

/** The history's rounds were played to their end. */
async function settledGames(page: Page): Promise<string[]> {
  const games = new Set<string>()
  let next: string | null = ''
  while (next !== null) {
    const reply = await page.request.get(`/rest/rounds/${next && `?before=${encodeURIComponent(next)}`}`)
    const { data } = (await reply.json()) as { data: { rounds: { game: string; state: string }[]; next: string | null } }
    for (const { game, state } of data.rounds) if (state === 'settled') games.add(game)
    next = data.next
  }
  return [...games].sort()
}
