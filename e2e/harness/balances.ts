import { expect, type Page } from '@playwright/test'

type Balances = Readonly<Partial<Record<'coins' | 'tourPoints' | 'entries' | 'winnings', number>>>

/** What the ledger says, in minor units. */
export async function ledgerBalances(page: Page): Promise<Balances> {
  const reply = await page.request.get('/rest/player/profile/')
  expect(reply.ok()).toBe(true)
  const { data } = (await reply.json()) as { data: { playerInfo: { playerBalance: Balances } } }
  return data.playerInfo.playerBalance
}

/** The screen shows what the ledger holds: of each mode the granted and the won balance together. */
export async function agreesWithLedger(page: Page): Promise<void> {
  await expect(async () => {
    const { coins = 0, tourPoints = 0, entries = 0, winnings = 0 } = await ledgerBalances(page)
    await expectShown(page, `Coins ${whole.format(Math.floor((coins + tourPoints) / 100))}`)
    await expectShown(page, `Entries ${exact.format((entries + winnings) / 100)}`)
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] })
}

const whole = new Intl.NumberFormat('en-US')
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** By its name, as a screen reader says it; while an amount counts up, the name is the end of it. */
const expectShown = (page: Page, name: string) =>
  expect(page.getByRole('radio', { name, exact: true })).toHaveCount(1, { timeout: 500 })
