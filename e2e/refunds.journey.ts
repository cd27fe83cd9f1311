import { ledgerBalances } from './harness/balances.ts'
import { expect, expectAccessible, openerOf, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { joinTeam, signInAsOwner } from './harness/operators.ts'
import { choose } from './harness/pay.ts'

test('a purchase that two operators refund shows on its order, in the wallet and in the balance', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await signUpByCalls(page)
  const opened = (await callOf(page, '/rest/cash/orders/', { presetId: 'vault' })) as { data: { payment: { id: string } } }
  const { id } = opened.data.payment
  await page.goto(`/cash/orders/${id}/`)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await choose(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()
  const { coins: bought = 0 } = await ledgerBalances(page)

  const open = openerOf(browser, baseURL ?? '')
  const [owner, first, second] = [await open(), await open({ viewport: { width: 1440, height: 900 } }), await open()]
  await signInAsOwner(owner)
  for (const desk of [first, second]) await joinTeam(owner, desk, 'payments')

  await test.step('the first proposes it', async () => {
    await first.goto('/operator/payments')
    await first.getByLabel('Find orders').fill(id)
    await first.getByRole('button', { name: 'Find', exact: true }).click()
    await first.getByRole('region', { name: 'Orders, table' }).getByRole('link').first().click()
    const refunds = first.getByRole('region', { name: 'Refunds' })
    await expect(refunds).toContainText('still has everything that this payment bought')
    await refunds.getByLabel('Reason for the refund').fill('Bought by mistake')
    await refunds.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(refunds.getByText('A second operator approves your proposal.')).toBeVisible()
    await expectAccessible(first)
  })

  await test.step('the second approves it', async () => {
    await second.goto('/operator/payments')
    const waiting = second.getByRole('region', { name: 'Refunds to approve' })
    await waiting.getByRole('link').first().click()
    const refunds = second.getByRole('region', { name: 'Refunds', exact: true })
    await refunds.getByLabel('Reason for approval').fill('The player has everything')
    await refunds.getByRole('button', { name: 'Approve' }).click()
    await expect(refunds.getByText('Refunded', { exact: true })).toBeVisible()
    await expect(second.getByRole('region', { name: 'Postings', exact: true })).toContainText('refund')
  })

  await test.step('the player sees it', async () => {
    await page.goto('/wallet')
    await expect(page.getByText('Refund for Mega')).toBeVisible()
    await expectAccessible(page)
    const { coins: left = 0 } = await ledgerBalances(page)
    expect(bought - left, 'all that the package brought').toBeGreaterThan(1_000_000)
    await page.goto(`/cash/orders/${id}/`)
    await expect(page.getByText(/refunded/i).first()).toBeVisible()
  })
  for (const visitor of [owner, first, second]) await visitor.context().close()
})

test('a payment that its bank takes back is answered with evidence at the desk, and its player is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await signUpByCalls(page)
  const opened = (await callOf(page, '/rest/cash/orders/', { presetId: 'starter' })) as { data: { payment: { id: string } } }
  const { id } = opened.data.payment
  await page.goto(`/cash/orders/${id}/`)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await choose(page, 'approve-then-dispute')
  await expect(page.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()

  const open = openerOf(browser, baseURL ?? '')
  const [owner, desk] = [await open(), await open()]
  await signInAsOwner(owner)
  await joinTeam(owner, desk, 'payments')
  const disputes = desk
    .getByRole('region', { name: 'Disputes' })
    .getByRole('listitem')
    .filter({ has: desk.locator(`a[href$="${id}"]`) })
  await expect(async () => {
    await desk.goto('/operator/payments')
    await expect(disputes).toContainText('$1.99', { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await disputes.getByRole('button', { name: 'Show the evidence' }).click()
  await expect(disputes.locator('pre').first()).toContainText(id)
  await expectAccessible(desk)
  await disputes.getByRole('link').first().click()
  // The list has the same form, until the order's page is there.
  await expect(desk.getByRole('heading', { level: 2, name: 'Postings' })).toBeVisible()
  await disputes.getByLabel('Summary for the bank').fill('The player used the coins and confirmed the purchase.')
  await disputes.getByRole('button', { name: 'Send the evidence' }).click()
  await expect(disputes.getByText('Evidence sent')).toBeVisible()

  await page.goto('/wallet')
  await expect(page.getByText('Taken back by your bank: Starter')).toBeVisible()
  await page.goto(`/cash/orders/${id}/`)
  await expect(page.getByText('This payment is disputed')).toBeVisible()
  await expectAccessible(page)
  for (const visitor of [owner, desk]) await visitor.context().close()
})
