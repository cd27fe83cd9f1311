import type { Page } from '@playwright/test'
import { agreesWithLedger, ledgerBalances } from './harness/balances.ts'
import { expect, test } from './harness/journey.ts'
import { closeGreeting, followMail, newcomer, signUp } from './harness/newcomer.ts'

/** Twenty rounds of each game and mode on request: `ALL_MODES=1`. Without a GPU a round takes seconds. */
const HAS_TIME = process.env.ALL_MODES === '1'
const ROUNDS = HAS_TIME ? 20 : 2
/** How many of a game's first mode are played with animation; the rest run with reduced motion. */
const MOVING_ROUNDS = 1
/** Each mode is first in one of them. */
const GAMES = [
  { slug: 'cherry-royale', title: 'Cherry Royale', modes: ['Entries', 'Coins'] },
  { slug: 'voltage-sevens', title: 'Voltage Sevens', modes: ['Coins', 'Entries'] },
]

// The round is verified offline; the pictures beside the proof are missing then.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

/** From first visit to a verified round, with the balance on screen compared to the ledger at every step. */
test('a new visitor signs up, plays both games in both modes, and every balance matches', async ({ page }) => {
  test.setTimeout(HAS_TIME ? 1_800_000 : 420_000)
  const me = newcomer()

  await test.step('a guest opens the lobby and a game, and is asked to sign up', async () => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /Cherry Royale/ })
      .first()
      .click()
    await page
      .getByRole('dialog', { name: 'Cherry Royale' })
      .getByRole('button', { name: /Sign up/ })
      .click()
    await signUp(page, me)
  })

  await test.step('is greeted, and asked for no terms again', async () => {
    await closeGreeting(page)
    await page.goto('/lobby')
    await agreesWithLedger(page)
  })

  await test.step('confirms the address by the mailed link and gets the reward', async () => {
    const before = await ledgerBalances(page)
    await followMail(page, me)
    const thanks = page.getByRole('dialog', { name: 'Email confirmed' })
    await expect(thanks).toBeVisible()
    expect((await ledgerBalances(page)).coins).toBe((before.coins ?? 0) + 500_000)
    await thanks.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('claims the daily prize, whose modal opens once it is claimable', async () => {
    const prize = page.getByRole('dialog', { name: 'Daily prize' })
    await prize.getByRole('button', { name: 'Claim your prize' }).click({ timeout: 30_000 })
    await expect(prize.getByRole('status')).toContainText('2,000 coins')
    await prize.getByRole('button', { name: 'Done' }).click()
    await agreesWithLedger(page)
  })

  for (const { slug, title, modes } of GAMES) {
    await test.step(`plays ${ROUNDS} rounds of ${title} in each mode`, async () => {
      await page.goto(`/game/${slug}`)
      await page.getByRole('button', { name: 'Turbo' }).click()
      for (const [turn, mode] of modes.entries()) {
        await playWith(page, mode)
        for (let round = 0; round < ROUNDS; round++) {
          await page.emulateMedia({ reducedMotion: turn === 0 && round < MOVING_ROUNDS ? 'no-preference' : 'reduce' })
          await playRound(page)
        }
        await page.emulateMedia({ reducedMotion: 'no-preference' })
      }
    })
  }

  await test.step('loses the connection during a spin, and finds the round on return', async () => {
    // Long enough that the round cannot finish on a slow machine before the page is left.
    await page.route('**/acknowledge/**', (route) => route.abort('internetdisconnected'))
    const answered = page.waitForResponse((response) => response.url().includes('/spin/'))
    await page.getByRole('button', { name: 'Spin', exact: true }).click()
    const { data } = (await (await answered).json()) as { data: { round: { id: string } } }
    // Checked while the page loads: it is visible for the length of a round, and a slow page hydrates after it.
    await Promise.all([page.getByText('Finishing your last round').waitFor({ timeout: 60_000 }), page.reload()])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible({ timeout: 30_000 })
    await agreesWithLedger(page)
    const { rounds } = await recentRounds(page)
    expect(rounds[0]?.id).toBe(data.round.id)
  })

  await test.step('replays a round without playing it', async () => {
    const before = await ledgerBalances(page)
    await page.goto('/rounds')
    await page
      .getByRole('link', { name: /view round$/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Back to game history' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible({ timeout: 30_000 })
    expect(await ledgerBalances(page)).toEqual(before)
  })

  await test.step('reveals the seeds and verifies a round in the browser, offline', async () => {
    await page.goto('/rounds')
    await page
      .getByRole('link', { name: /view round$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Verify this round' }).click()
    await page.getByRole('button', { name: 'Reveal seed and verify' }).click()
    await expect(page.getByRole('heading', { name: /^Round verified/ })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByText('Round proof').first().click()
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Round verified/ })).toBeVisible()
    await page.context().setOffline(false)
  })

  await test.step('signs out', async () => {
    await page.goto('/lobby')
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page.getByRole('link', { name: /Sign up/ }).first()).toBeVisible()
  })
})

async function playWith(page: Page, mode: string): Promise<void> {
  const choice = page.getByRole('radio', { name: new RegExp(`^${mode}`) })
  await choice.click()
  await expect(choice).toBeChecked()
}

/** Plays one round by keyboard to its end; then the screen must match the ledger. */
async function playRound(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/spin/'))
  await page.keyboard.press('Space')
  expect((await answered).ok()).toBe(true)
  await page.locator('.game[data-phase=idle]').waitFor({ timeout: 40_000 })
  await agreesWithLedger(page)
}

async function recentRounds(page: Page): Promise<{ rounds: { id: string }[] }> {
  const reply = await page.request.get('/rest/rounds/')
  return ((await reply.json()) as { data: { rounds: { id: string }[] } }).data
}
