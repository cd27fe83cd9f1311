import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type BooksCase, closeBooksCase, readBooks, readMoneyReport } from '../contract.ts'
import BooksPage from './books-page.tsx'

const server = serveTests()
const user = userEvent.setup()
const since = 1_795_000_000

const difference: BooksCase = {
  id: '7',
  provider: 'sandbox',
  day: '2026-11-17',
  reference: 'att_one',
  kind: 'amount-differs',
  statementCents: 999,
  toldCents: 1_099,
  bookedCents: 1_099,
  since,
}

type Books = DataOf<typeof readBooks>
const EMPTY: Books = {
  statements: [],
  cases: [],
  faults: [],
  checkedAt: null,
  ledgerChecks: [],
  balances: [],
  liability: [],
  closed: null,
}

function open(over: Partial<Books> = {}, role: 'payments' | 'auditor' = 'payments') {
  server.answer(readBooks, { success: true, data: { ...EMPTY, ...over } })
  server.answer(readMoneyReport, { success: true, data: { from: '2026-10-22', to: '2026-11-21', days: [] } })
  openDesk(server, { role, path: '/operator/books', children: <BooksPage /> })
}

test('books of a new site say that nothing has moved and nothing was checked', async () => {
  open()
  expect(await screen.findByText('Providers, records, and ledger agree.')).toBeTruthy()
  expect(screen.getByText('All money checks pass. Not checked yet.')).toBeTruthy()
  expect(screen.getByText('The ledger hasn’t been checked yet.')).toBeTruthy()
  expect(screen.getByText(/^No statements yet/)).toBeTruthy()
  expect(await screen.findByText('No money has moved.')).toBeTruthy()
})

test('a page whose call fails says why', async () => {
  open()
  server.answer(readBooks, refuse('forbidden'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

test('a report of money that fails says why, and the rest of the books is shown', async () => {
  open({ cases: [difference] })
  server.answer(readMoneyReport, refuse('unavailable', 503))
  expect(await screen.findByText('Different amount on the statement')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('The server is restarting or busy.')
})

test('violated checks of money and ledger are named in words', async () => {
  open({
    checkedAt: since,
    faults: [{ check: 'payout-has-a-horizon', subject: 'pot_1', detail: 'was given and nobody asks about it', since }],
    ledgerChecks: [{ scope: 'whole', ranAt: since, passedAt: null, faults: 2, firstFault: 'roll-up-differs sales' }],
  })
  const faults = within(await screen.findByRole('region', { name: 'Violated conditions' }))
  expect(faults.getByRole('listitem').textContent).toBe(
    'Payout has a horizon: pot_1 was given and nobody asks about it. Since 2026-11-18 11:06 UTC.',
  )
  const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
  expect(ledger.getByRole('listitem').textContent).toContain('All entries: 2 violations, first roll-up-differs sales.')
})

test('the trial balance names accounts and assets in words, beside the end of the day, and its sums are nothing', async () => {
  const balances = [
    { account: 'payment-clearing', asset: 'usd', minor: '1500' },
    { account: 'sales', asset: 'usd', minor: '-1500' },
    { account: 'players, held', asset: 'tourPoints', minor: '7' },
  ]
  open({ balances, closed: { day: '2026-11-17', takenAt: since, balances: [{ ...balances[0]!, minor: '500' }] } })
  const dollars = within(await screen.findByRole('table', { name: 'US dollars' }))
  expect(dollars.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['US dollars', 'Now', 'End of day'])
  expect(dollars.getByRole('row', { name: /^Payments in clearing/ }).textContent).toBe('Payments in clearing15.005.00')
  expect(dollars.getByRole('row', { name: /^Sum/ }).textContent).toBe('Sum0.00')
  const points = within(screen.getByRole('table', { name: 'Tournament points' }))
  expect(points.getByRole('rowheader', { name: 'Players, set aside' })).toBeTruthy()
})

test('what is owed and what providers stated are listed', async () => {
  open({
    liability: [{ kind: 'winnings', minor: '12345', held: '100', test: '0' }],
    statements: [{ provider: 'sandbox', day: '2026-11-17', lines: 12, openCases: 1, feeCents: 30, settledCents: 99_000 }],
  })
  const owed = within(await screen.findByRole('table', { name: 'Owed to players' }))
  expect(owed.getByRole('row', { name: /^Winnings/ }).textContent).toBe('Winnings123.451.00–')
  const statements = within(screen.getByRole('table', { name: 'Statements' }))
  expect(statements.getByText('1 open')).toBeTruthy()
})

test('a difference is closed with an explanation; a call that fails keeps it', async () => {
  open({ cases: [difference] })
  const cases = within(await screen.findByRole('region', { name: 'Differences' }))
  expect(cases.getByText('Different amount on the statement')).toBeTruthy()
  expect(cases.getByText('Statement').nextElementSibling?.textContent).toBe('$9.99')
  server.answer(closeBooksCase, refuse('unavailable', 503))
  await user.type(cases.getByLabelText('Explanation'), 'a fee of the bank')
  await user.click(cases.getByRole('button', { name: 'Close' }))
  expect(await cases.findByText('Saving failed. Try again.')).toBeTruthy()
  server.answerAfter(closeBooksCase, () => server.answer(readBooks, { success: true, data: EMPTY }), { success: true })
  await user.click(cases.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Providers, records, and ledger agree.')).toBeTruthy()
  expect(server.calls(closeBooksCase).at(-1)?.body).toEqual({ id: '7', why: 'a fee of the bank' })
})

test('without the right a difference is shown and cannot be closed', async () => {
  open({ cases: [difference] }, 'auditor')
  expect(await screen.findByText('Different amount on the statement')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
