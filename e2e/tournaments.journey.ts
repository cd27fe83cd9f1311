import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'

/** Of the demo's sprint. */
const GAME = 'cherry-royale'
const STAKE = 2_000
/** A losing streak of this length occurs once in ten thousand runs. */
const ROUNDS_MAX = 40

test('a round puts a new player on the leaderboard, without a reload', async ({ page }) => {
  await signUpByCalls(page)
  await page.goto('/tournaments', { waitUntil: 'networkidle' })
  await expect(page.getByText('Play any qualifying game to get on the leaderboard.')).toBeVisible()
  let win = 0
  for (let round = 0; round < ROUNDS_MAX && win === 0; round++) {
    const reply = await callOf(page, `/rest/game/${GAME}/spin/`, { stake: STAKE })
    win = (reply as { data: { round: { win: number } } }).data.round.win
  }
  expect(win, 'one of the rounds wins').toBeGreaterThan(0)
  await expect(page.getByLabel('Your standing')).toContainText(/#\d+/)
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row', { name: /You/ })).toBeVisible()
  await expectAccessible(page)
})
