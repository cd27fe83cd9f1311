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
