import type { Page } from '@playwright/test'
import { expect, test, wakeAfterLoad } from './harness/journey.ts'

const LASTS_SECONDS = 25
const DAY_MS = 86_400_000

interface Info {
  readonly data: { readonly campaign: { readonly state: string; readonly startsAt: number; readonly finishedAt: number } }
}

/** Lets the streak's campaign end some seconds from now, by the server's own clock. */
async function endsSoon(page: Page): Promise<{ readonly askedAfterwards: () => number }> {
  let finishedAt: number | undefined
  let askedAfterwards = 0
  await page.route('**/rest/deposit-streak/info/', async (route) => {
    const answer = await route.fetch()
    const now = Math.floor(Number(/now;desc="(\d+)"/.exec(answer.headers()['server-timing'] ?? '')?.[1]) / 1_000)
    finishedAt ??= now + LASTS_SECONDS
    const isOver = now >= finishedAt
    if (isOver) askedAfterwards++
    const { data, ...reply } = (await answer.json()) as Info
    const campaign = { ...data.campaign, state: isOver ? 'ended' : 'running', startsAt: finishedAt - 3_600, finishedAt }
    await route.fulfill({ response: answer, json: { ...reply, data: { ...data, campaign, finishedAt } } })
  })
  return { askedAfterwards: () => askedAfterwards }
}

/** Shifts the device's clock by this many ms, for every way a page may read it. */
const setClock = (page: Page, wrongByMs: number): Promise<unknown> =>
  page.addInitScript((shiftMs) => {
    const RightDate = Date
    class WrongDate extends RightDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [WrongDate.now()]) as [number]))
      }

      static override now(): number {
        return RightDate.now() + shiftMs
      }
    }
    Object.assign(globalThis, { Date: WrongDate })
    const origin = performance.timeOrigin + shiftMs
    Object.defineProperty(Performance.prototype, 'timeOrigin', { get: () => origin })
  }, wrongByMs)

/** From the list of promotions to the active campaign, until it ends. */
async function seesItEnd(page: Page, wrongByMs: number): Promise<void> {
  await setClock(page, wrongByMs)
  const { askedAfterwards } = await endsSoon(page)
  await page.goto('/promotions')
  await page.locator('main a[href="/lightning-streak"]').first().click()
  const hero = page.locator('.campaign-hero')
  await expect(hero.getByText('Live now')).toBeVisible({ timeout: 20_000 })
  // The seconds left: a page that trusted the device would show zero, or a day.
  await expect(hero.getByRole('timer')).toHaveText(/^00:00:[0-2]\d$/)

  await expect(hero.getByText('Ended', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(hero.getByText('This one has ended. The next one will show up here.')).toBeVisible()
  await expect(hero.getByRole('timer')).toBeHidden()
  await expect.poll(askedAfterwards, { timeout: 20_000 }).toBeGreaterThan(0)
}

test("a campaign ends live by the server's clock, with the device's a day fast or slow", async ({ page, context }) => {
  test.setTimeout(150_000)
  const other = await context.newPage()
  await wakeAfterLoad(other)
  await Promise.all([seesItEnd(page, DAY_MS), seesItEnd(other, -DAY_MS)])
})
