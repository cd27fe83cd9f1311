import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import type { MoneyRow } from '../contract.ts'
import { Liability } from './trial-balance.tsx'
import { MoneyReport } from './money-report.tsx'

const server = serveTests()

const row = (cents: number, over: Partial<MoneyRow> = {}): MoneyRow => ({
  day: '2026-11-21',
  kind: 'purchases',
  isTest: false,
  count: 1,
  cents,
  bookedCents: cents,
  ...over,
})

async function open(...days: MoneyRow[]) {
  const report = { from: '2026-10-22', to: '2026-11-21', days }
  openPage(server, { path: '/operator/books', children: <MoneyReport report={report} /> })
  return within(await screen.findByRole('region', { name: 'Money in and out' }))
}

test('STAFF-3 sums and days are of real players, and the page says what it leaves out of test accounts', async () => {
  const report = await open(row(1_000), row(2_500, { isTest: true, count: 3 }))
  expect(report.getByText('Purchases (1)').nextElementSibling?.textContent).toBe('$10.00')
  expect(report.getAllByRole('row')).toHaveLength(2)
  expect(report.getByText(/Test accounts are left out/)).toBeTruthy()
  expect(report.getByText(/Left out, of test accounts: purchases \(3\) \$25\.00\. The trial balance/)).toBeTruthy()
  expect(report.getByText('Records and ledger agree on every day.')).toBeTruthy()
})

test('a difference between records and ledger of a test account is an alert, too', async () => {
  const report = await open(row(1_000), row(2_500, { isTest: true, bookedCents: 0 }))
  expect(report.getByRole('alert').textContent).toBe('Records and ledger differ for test accounts on 2026-11-21.')
})

test('STAFF-3 what is owed is shown without test accounts, whose balances have a column of their own', async () => {
  const rows = [
    { kind: 'winnings', minor: '125000', held: '5000', test: '99900' },
    { kind: 'coins', minor: '100', held: '0', test: '0' },
  ] as const
  openPage(server, { path: '/operator/books', children: <Liability rows={rows} /> })
  const owed = within(await screen.findByRole('region', { name: 'Owed to players' }))
  expect(owed.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'BalanceAmountSet asideTest accounts',
    expect.stringContaining('1,250.0050.00999.00'),
    expect.stringContaining('1.00––'),
  ])
})
