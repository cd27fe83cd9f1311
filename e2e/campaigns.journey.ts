import type { Page } from '@playwright/test'
import { expect, expectAccessible, type OpenVisitor, openerOf, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { carryOut, joinTeam, signInAsOwner } from './harness/operators.ts'

const DAY_MS = 86_400_000
/** Enough to overtake: a losing streak of forty rounds occurs once in ten thousand runs. */
const ROUNDS_MAX = 200

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let open: OpenVisitor
let author: Page
let approver: Page

/** Two campaign managers, invited by the owner: one works on a desk, the other on a phone. */
test.beforeAll(async ({ browser, baseURL }) => {
  open = openerOf(browser, `http://northgilt.localhost:${new URL(baseURL ?? '').port}`)
  const owner = await open()
  await signInAsOwner(owner)
  author = await open()
  approver = await open({ viewport: { width: 390, height: 844 } })
  for (const page of [author, approver]) await joinTeam(owner, page, 'crm')
  await owner.context().close()
})
test.afterAll(async () => {
  for (const page of [author, approver]) await page?.context().close()
})

const named = (title: string): string => `${title} ${crypto.randomUUID().slice(0, 4)}`

/** Ends the campaign of a feature that allows only one at a time. */
async function endRunning(feature: string, name: string): Promise<void> {
  await author.goto(`/operator/campaigns?feature=${feature}&state=running`)
  await author.getByRole('link', { name }).first().click()
  await carryOut(author, 'End now', 'A better one follows')
  await expect(author.getByText('Ended', { exact: true })).toBeVisible()
}

/** A draft from a template that starts when it is approved, saved by keys and submitted. */
async function draftFrom(template: RegExp, title: string): Promise<void> {
  await author.goto('/operator/campaigns')
  await author.getByRole('link', { name: 'New campaign' }).click()
  await author.getByRole('button', { name: template }).first().click()
  await author.getByRole('checkbox', { name: 'Start when approved' }).check()
  await author.getByLabel('End', { exact: true }).fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 16))
  await author.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title)
  await author.keyboard.press('Control+s')
  await expect(author.getByRole('region', { name: 'Draft' })).toContainText('Saved.')
}

async function submitAndApprove(title: string): Promise<void> {
  await carryOut(author, 'Submit for approval', 'As planned for this week')
  await expect(author.getByText('Waiting for another operator')).toBeVisible()
  await approver.goto('/operator/campaigns')
  await approver.getByRole('link', { name: title }).click()
  await carryOut(approver, 'Approve', 'Looks right to me')
  await expect(approver.getByText('Running', { exact: true })).toBeVisible()
}

test('an operator makes a campaign from a template, a second one approves it, and a player sees it', async () => {
  const title = named('Piggy days')
  await test.step('the running one is ended', async () => {
    await author.goto('/operator/campaigns?feature=money-box&state=running')
    await author.getByRole('link', { name: 'Piggy bank' }).click()
    await carryOut(author, 'End now', 'A better one follows')
    await expect(author.getByText('Ended', { exact: true })).toBeVisible()
  })

  await test.step('the template becomes a draft with its cost', async () => {
    await author.goto('/operator/campaigns')
    await author.getByRole('link', { name: 'New campaign' }).click()
    await author.getByRole('button', { name: /^Draft Piggy bank/ }).click()
    await expect(author.getByRole('heading', { level: 2, name: 'Piggy bank' })).toBeVisible()
    await expect(author.getByRole('region', { name: 'Cost' })).toContainText('5,000 coins')
    await expectAccessible(author)
  })

  await test.step('the form is filled in and saved by keys', async () => {
    await author.getByRole('checkbox', { name: 'Start when approved' }).check()
    await author.getByLabel('End', { exact: true }).fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16))
    await author.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title)
    await author.keyboard.press('Control+s')
    await expect(author.getByRole('region', { name: 'Draft' })).toContainText('Saved.')
    await carryOut(author, 'Submit for approval', 'Coins for the quiet days')
    await expect(author.getByText('Waiting for another operator')).toBeVisible()
  })

  await test.step('a second operator finds it, and approves it', async () => {
    await approver.goto('/operator')
    await approver
      .getByRole('link', { name: /Campaigns/ })
      .first()
      .click()
    await approver.getByRole('link', { name: title }).click()
    await expect(approver.getByRole('region', { name: 'Changes' })).toContainText(title)
    await expectAccessible(approver)
    await carryOut(approver, 'Approve', 'Looks right to me')
    await expect(approver.getByText('Running', { exact: true })).toBeVisible()
  })

  const player = await open()
  await test.step('a player sees it', async () => {
    await signUpByCalls(player)
    await player.goto('/promotions')
    await expect(player.getByText(title).first()).toBeVisible()
  })

  await test.step('it is paused and ended', async () => {
    await approver.reload()
    await carryOut(approver, 'Pause', 'Wrong picture in it')
    await expect(approver.getByText('Paused', { exact: true })).toBeVisible()
    await carryOut(approver, 'End now', 'Made again next week')
    await expect(approver.getByText('Ended', { exact: true })).toBeVisible()
    await player.reload()
    await expect(player.getByRole('main')).toBeVisible()
    await expect(player.getByText(title)).toHaveCount(0)
  })
  await player.context().close()
})

test('a wheel goes from its template to a player’s prize', async () => {
  const title = named('Lucky wheel')
  await endRunning('daily-wheel', 'Daily wheel')
  await draftFrom(/^Draft Daily wheel/, title)
  await expect(author.getByRole('region', { name: 'Cost' })).toContainText('coins')
  await submitAndApprove(title)
  const player = await open()
  await signUpByCalls(player)
  const before = await coinsOf(player)
  await player.goto('/lobby?openModal=daily-wheel')
  const answered = player.waitForResponse((response) => response.url().includes('/extended-wheels/spin/'))
  await player.getByRole('button', { name: 'Spin for free' }).click()
  const { data } = (await (await answered).json()) as {
    data: { winSector: { sectorDto: { coins: number; entries: number } } }
  }
  const { coins, entries } = data.winSector.sectorDto
  const told = coins > 0 || entries > 0 ? 'You won!' : 'No coins in this slice'
  await expect(player.getByRole('heading', { name: told })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => coinsOf(player), { message: 'exactly what the slice says' }).toBe(before + coins)
  await player.context().close()
})

test('a tournament goes from its template to a prize that the winner finds after closing the browser', async () => {
  const title = named('Night cup')
  for (const running of ['Weeklong marathon', 'Daily sprint']) await endRunning('tournaments', running)
  await draftFrom(/^Draft Weeklong marathon/, title)
  await submitAndApprove(title)

  const [leader, rival] = [await open(), await open()]
  for (const page of [leader, rival]) await signUpByCalls(page)
  await leader.goto('/tournaments', { waitUntil: 'networkidle' })
  await expect(leader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const first = await playUntil(leader, 1)
  await expect(leader.getByLabel('Your standing')).toContainText('#1')
  const second = await playUntil(rival, first + 1)
  await expect(leader.getByLabel('Your standing'), 'the place moves by a push').toContainText('#2')
  await playUntil(leader, second - first + 1)
  await expect(leader.getByLabel('Your standing')).toContainText('#1')
  const storageState = await leader.context().storageState()
  for (const page of [leader, rival]) await page.context().close()

  await approver.reload()
  await carryOut(approver, 'End now', 'The night is over')
  await expect(approver.getByText('Ended', { exact: true })).toBeVisible()
  const back = await open({ storageState })
  await expect
    .poll(() => winsOf(back), { message: 'the prize is paid', timeout: 30_000 })
    .toMatchObject([{ title: { en: title }, place: 1 }])
  await back.goto('/')
  await expect(async () => {
    const [won, daily] = [back.getByRole('heading', { name: '1st place!' }), back.getByRole('dialog')]
    // The day's prizes open first, one after the other.
    if ((await daily.isVisible()) && !(await won.isVisible())) await back.keyboard.press('Escape')
    await expect(won).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await back.context().close()
})

/** Plays rounds of a qualifying game until their wins add up to at least so much; returns the sum. */
async function playUntil(page: Page, least: number): Promise<number> {
  let sum = 0
  for (let round = 0; round < ROUNDS_MAX && sum < least; round++) {
    const reply = await callOf(page, '/rest/game/cherry-royale/spin/', { stake: 2_000 })
    sum += (reply as { data: { round: { win: number } } }).data.round.win
  }
  expect(sum, 'enough rounds win').toBeGreaterThanOrEqual(least)
  return sum
}

async function winsOf(page: Page): Promise<unknown> {
  const { data } = (await callOf(page, '/rest/player/profile/')) as { data: { tournaments: { wins: unknown } } }
  return data.tournaments.wins
}

async function coinsOf(page: Page): Promise<number> {
  const { data } = (await callOf(page, '/rest/player/profile/')) as {
    data: { playerInfo: { playerBalance: { coins: number; tourPoints: number } } }
  }
  const { coins, tourPoints } = data.playerInfo.playerBalance
  return coins + tourPoints
}
