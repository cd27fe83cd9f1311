import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { checkClaim, type Claim } from '../contract.ts'
import ClaimPage from './claim-page.tsx'

const server = serveTests()
const user = userEvent.setup()
beforeEach(() => {
  openPage(server, { path: '/trust/claim', children: <ClaimPage /> })
})

const ready: Claim = { state: 'ready', winnings: 2_500, dueAt: null, endedAt: null }
async function look(): Promise<void> {
  await user.type(screen.getByLabelText('Reference number'), 'k3m9-x2ab-77qd')
  await user.type(screen.getByLabelText('Email of the closed account'), 'gone@mail.example')
  await user.click(screen.getByRole('button', { name: 'See your claim' }))
}

test('a claim shows what is owed, what is asked and how long it takes, and another can be looked up', async () => {
  server.answer(checkClaim, { success: true, data: ready })
  await look()
  expect(await screen.findByText('Ready to be claimed')).toBeTruthy()
  expect(screen.getByText('25.00')).toBeTruthy()
  expect(screen.getByText(/usually within one day/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  expect(server.calls(checkClaim)[0]?.body).toEqual({ reference: 'k3m9-x2ab-77qd', email: 'gone@mail.example' })
  await user.click(screen.getByRole('button', { name: 'Check another claim' }))
  expect(screen.getByLabelText<HTMLInputElement>('Reference number').value).toBe('')
})

test('an unknown claim and empty fields are said beside the form', async () => {
  server.answer(checkClaim, { success: false, reasonType: 'unknown-claim' })
  await user.click(screen.getByRole('button', { name: 'See your claim' }))
  expect(await screen.findByText('Enter your reference number.')).toBeTruthy()
  await look()
  expect(await screen.findByText(/We found no claim/)).toBeTruthy()
})
