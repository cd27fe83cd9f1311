import { expect, type Page } from '@playwright/test'

type Balances = Readonly<Partial<Record<'coins' | 'tourPoints' | 'entries' | 'winnings', number>>>

/** The ledger's balances in minor units. */
export async function ledgerBalances(page: Page): Promise<Balances> {
  const reply = await page.request.get('/rest/player/profile/')
  expect(reply.ok()).toBe(true)
  const { data } = (await reply.json()) as { data: { playerInfo: { playerBalance: Balances } } }
  return data.playerInfo.playerBalance
}

/** Asserts that the screen shows the ledger's balances: for each mode granted and won combined. */
export async function agreesWithLedger(page: Page): Promise<void> {
  await expect(async () => {
    const { coins = 0, tourPoints = 0, entries = 0, winnings = 0 } = await ledgerBalances(page)
    await expectShown(page, `Coins ${whole.format(Math.floor((coins + tourPoints) / 100))}`)
    await expectShown(page, `Entries ${exact.format((entries + winnings) / 100)}`)
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] })
}

const whole = new Intl.NumberFormat('en-US')
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** Read from the accessible name, which has the final amount during a count-up. */
const expectShown = (page: Page, name: string) =>
  expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1, { timeout: 500 })
