import type { Locator, Page } from '@playwright/test'
import { expect, openerOf, test } from './harness/journey.ts'
import { reach, typeInto } from './harness/keys.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { joinTeam, signInAsOwner } from './harness/operators.ts'

/** A campaign's whole life at the desk, by keyboard alone: every stop on the way shows its focus. */
test('two operators draft a campaign with an experiment, approve it, stop the experiment, and end it by keyboard alone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const open = openerOf(browser, `http://rosalune.localhost:${new URL(baseURL ?? '').port}`)
  const owner = await open()
  await signInAsOwner(owner)
  const [author, approver] = [
    await open({ viewport: { width: 1440, height: 900 } }),
    await open({ viewport: { width: 390, height: 844 } }),
  ]
  for (const page of [author, approver]) await joinTeam(owner, page, 'crm')
  await owner.context().close()
  const said: string[] = []
  for (const page of [author, approver]) page.on('console', (line) => said.push(`${page.url()}: ${line.text()}`))
  const title = `Big piggy ${crypto.randomUUID().slice(0, 4)}`

  await test.step('the running one ends', async () => {
    await author.goto('/operator/campaigns?feature=money-box&state=running')
    await press(author, author.getByRole('main').getByRole('link', { name: 'Piggy bank' }))
    await act(author, 'End now', 'A better one follows')
    await expect(author.getByText('Ended', { exact: true })).toBeVisible()
  })

  await test.step('a draft from a template, with an experiment', async () => {
    await author.goto('/operator/campaigns')
    await press(author, author.getByRole('link', { name: 'New campaign' }))
    await press(author, author.getByRole('button', { name: /^Draft Piggy bank/ }))
    await press(author, author.getByRole('checkbox', { name: 'Start when approved' }), 'Space')
    await press(author, author.getByRole('checkbox', { name: 'Never ends' }), 'Space')
    await typeInto(author, author.getByRole('textbox', { name: 'Title', exact: true }).first(), title)
    await press(author, author.getByRole('checkbox', { name: 'Run an experiment' }), 'Space')
    const arm = author.getByRole('group', { name: 'Arm 1' })
    await typeInto(author, arm.getByLabel('Arm', { exact: true }), 'larger')
    await typeInto(author, arm.getByLabel(/^Max/), '7,500')
    await author.keyboard.press('Control+s')
    await expect(author.getByRole('region', { name: 'Draft' })).toContainText('Saved.')
    await act(author, 'Submit for approval', 'A larger box may bring more play')
    await expect(author.getByText('Waiting for another operator')).toBeVisible()
  })

  await test.step('the second operator finds and approves it on a narrow screen', async () => {
    await approver.goto('/operator/campaigns')
    await press(approver, approver.getByRole('link', { name: title }))
    await expect(approver.getByRole('region', { name: 'Changes' })).toContainText(title)
    await act(approver, 'Approve', 'The difference is as agreed')
    await expect(approver.getByText('Running', { exact: true })).toBeVisible()
  })

  await test.step('the experiment is stopped, and newcomers get the winner and their reasons', async () => {
    await author.reload()
    await press(author, author.getByRole('link', { name: /^Report/ }))
    const panel = author.getByRole('region', { name: 'Experiment', exact: true })
    await reach(author, panel.getByLabel('Winner'))
    await author.keyboard.press('ArrowDown')
    await expect(panel.getByLabel('Winner')).toHaveValue('larger')
    await typeInto(author, panel.getByLabel('Reason for stopping the experiment'), 'It brings more play')
    await author.keyboard.press('Enter')
    await expect(panel).toContainText('in favor of larger')
    for (const newcomer of [await open(), await open()]) {
      const { email } = await signUpByCalls(newcomer)
      await expect.poll(() => callOf(newcomer, '/rest/money-box/info/')).toMatchObject({ data: { maxAmount: 750_000 } })
      await typeInto(author, author.getByRole('region', { name: 'Why, or why not' }).getByLabel('Player'), email)
      await author.keyboard.press('Enter')
      await expect(author.getByRole('region', { name: 'Why, or why not' })).toContainText('larger')
      await newcomer.context().close()
    }
  })

  await test.step('it is paused, resumed and ended', async () => {
    await author.goBack()
    await act(author, 'Pause', 'Wrong picture in it')
    await expect(author.getByText('Paused', { exact: true })).toBeVisible()
    await act(author, 'Resume', 'The picture is right')
    await expect(author.getByText('Running', { exact: true })).toBeVisible()
    await act(author, 'End now', 'Made again next week')
    await expect(author.getByText('Ended', { exact: true })).toBeVisible()
  })
  expect(said, 'the console stays empty').toEqual([])
  for (const page of [author, approver]) await page.context().close()
})

/** Every editor of the form and every switch, by keyboard alone. */
test('an operator edits odds, schedule, audience and budget, previews, shadows and switches by keyboard alone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const open = openerOf(browser, `http://emberjack.localhost:${new URL(baseURL ?? '').port}`)
  const [owner, author] = [await open(), await open({ viewport: { width: 1440, height: 900 } })]
  await signInAsOwner(owner)
  await joinTeam(owner, author, 'crm')
  const said: string[] = []
  for (const page of [owner, author]) page.on('console', (line) => said.push(`${page.url()}: ${line.text()}`))

  await test.step('the odds tell their expected value as they are typed', async () => {
    await author.goto('/operator/campaigns/new')
    await press(author, author.getByRole('button', { name: /^Draft Daily wheel/ }))
    const rules = author.getByRole('region', { name: 'Rules', exact: true })
    const moments = rules.getByTestId('moments').first()
    const before = await moments.textContent()
    await typeInto(author, rules.getByLabel('Coins, row 1', { exact: true }).first(), '777')
    await expect(moments).not.toHaveText(before ?? '')
    await expect(moments).toContainText('Expected')
    await press(author, rules.getByRole('button', { name: /^Move row 2 of .* up$/ }).first())
    await expect(rules.getByLabel('Coins, row 2', { exact: true }).first()).toHaveValue('777')
    await press(author, rules.getByRole('button', { name: 'Add a row' }).first())
    await expect(moments).toContainText('over by')
    await press(author, rules.getByRole('button', { name: /^Remove row 1 of / }).first())
    await press(author, author.getByRole('button', { name: 'Undo changes' }))
    await expect(moments).toHaveText(before ?? '')
  })

  await test.step('the schedule repeats, from a first day on', async () => {
    const schedule = author.getByRole('region', { name: 'Schedule' })
    await press(author, schedule.getByRole('checkbox', { name: 'Repeat it' }), 'Space')
    await choose(author, schedule.getByLabel('Interval unit'), 'days')
    await typeInto(author, schedule.getByLabel('Interval', { exact: true }), '3')
    await choose(author, schedule.getByLabel('Series ends'), 'Ends after')
    await typeInto(author, schedule.getByLabel('Runs'), '5')
    await expect(schedule).toContainText('Approval schedules')
    await press(author, schedule.getByRole('checkbox', { name: 'Repeat it' }), 'Space')
    await press(author, schedule.getByRole('checkbox', { name: 'Never ends' }), 'Space')
  })

  await test.step('the audience is a tree with its number of players', async () => {
    const join = author.getByRole('group', { name: 'Who may join' })
    await press(author, join.getByRole('checkbox', { name: /^Only players/ }), 'Space')
    await press(author, join.getByRole('button', { name: 'Add a group' }))
    const inner = join.getByRole('group', { name: 'Group, level 2' })
    await choose(author, inner.getByLabel('Fact, condition 1'), 'Language')
    await press(author, inner.getByRole('checkbox', { name: 'Spanish' }), 'Space')
    await expect(join).toContainText(/of [\d,]+ players/)
    await press(author, inner.getByRole('button', { name: 'Remove group' }))
    await expect(inner).toHaveCount(0)
  })

  await test.step('the budget is saved, and the total is forecast', async () => {
    await typeInto(author, author.getByLabel('Maximum coins'), '5,000,000')
    await author.keyboard.press('Control+s')
    await expect(author.getByRole('region', { name: 'Draft' })).toContainText('Saved.')
    await press(author, author.getByRole('button', { name: 'Forecast the total' }))
    await expect(author.getByRole('region', { name: 'Cost' })).toContainText(/P99|Too few players/, { timeout: 30_000 })
  })

  await test.step('it is previewed as a player, at another date', async () => {
    const preview = author.getByRole('region', { name: 'Preview', exact: true })
    await choose(author, preview.getByLabel('Player'), 'VIP')
    await reach(author, preview.getByLabel('Up to'))
    await author.keyboard.press('ArrowUp')
    await press(author, preview.getByRole('button', { name: 'Preview' }))
    await expect(preview.getByRole('region', { name: 'Steps, table' })).toBeVisible()
  })

  await test.step('it runs as a shadow, and the shadow ends', async () => {
    await act(author, 'Run as a shadow', 'What would a day cost?')
    await expect(author.getByText('Shadow', { exact: true })).toBeVisible()
    await act(author, 'End now', 'One look is enough')
    await expect(author.getByText('Shadow, ended', { exact: true })).toBeVisible()
  })

  await test.step('all promotions stop, and go on', async () => {
    await press(author, author.getByRole('link', { name: 'Back to the list' }))
    await press(author, author.getByText('Stop all promotions of this brand'))
    await typeInto(author, author.getByLabel('Reason for stopping'), 'Wrong amounts are paid')
    await author.keyboard.press('Enter')
    await expect(author.getByRole('alert')).toContainText('All promotions of this brand are stopped')
    await typeInto(author, author.getByLabel('Reason for resuming'), 'The amounts are right')
    await author.keyboard.press('Enter')
    await expect(author.getByRole('alert')).toHaveCount(0)
  })

  await test.step('a feature is turned off, and on again', async () => {
    await owner.goto('/operator/features')
    await typeInto(owner, owner.getByLabel('Search features'), 'bingo')
    for (const [reason, state] of [
      ['Reason for turning off', 'turned off'],
      ['Reason for turning on again', 'on'],
    ] as const) {
      const row = owner.getByRole('listitem').filter({ hasText: /^Bingo/ })
      if (!(await row.getByLabel(reason).isVisible())) await press(owner, row.locator('summary'))
      await typeInto(owner, row.getByLabel(reason), 'Its words are rewritten')
      await owner.keyboard.press('Enter')
      await expect(row.locator('summary').getByText(state, { exact: true })).toBeVisible()
    }
  })
  expect(said, 'the console stays empty').toEqual([])
  for (const page of [owner, author]) await page.context().close()
})

/** Chooses the first option of a list that begins with this text, by typing it. */
async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await reach(page, list)
  await page.keyboard.type(text)
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${text}`))
}

/** Reaches an element and activates it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Carries out an act on a campaign's page with its reason. */
async function act(page: Page, name: string, why: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Actions' })
  await press(page, panel.getByRole('button', { name, exact: true }))
  await typeInto(page, panel.getByRole('textbox'), why)
  await page.keyboard.press('Enter')
}
