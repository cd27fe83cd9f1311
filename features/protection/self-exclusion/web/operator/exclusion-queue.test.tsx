import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { findHolders, type Holder, partPersons } from '../../shared/operator-contract.ts'
import ExclusionsDesk from './exclusion-queue.tsx'

const server = serveTests()
const user = userEvent.setup()

const holder = {
  id: 'plr_two',
  brand: 'jadeloom',
  login: 'birch',
  absence: { kind: 'exclusion', until: null, mayAskReturn: false, returnsAt: null },
} satisfies Holder

async function lookUp(holders: Holder[], role: 'support' | 'auditor' = 'support') {
  server.answer(findHolders, { success: true, data: { login: 'maple', holders } })
  openDesk(server, { role, path: '/operator/exclusions', children: <ExclusionsDesk /> })
  await user.type(await screen.findByLabelText('Player ID'), 'plr_one')
  await user.click(screen.getByRole('button', { name: 'Look up' }))
}

test('a player whom another account’s exclusion holds is shown with that account, its brand and its end', async () => {
  await lookUp([
    holder,
    { ...holder, id: 'plr_three', login: 'cedar', absence: { ...holder.absence, kind: 'break', until: 1_795_600_000 } },
  ])
  const card = within((await screen.findByText('birch (jadeloom)')).closest('li')!)
  expect(card.getByText('Excluded without an end. Holds maple as the same person.')).toBeTruthy()
  expect(screen.getByText('On a break until 2026-11-25. Holds maple as the same person.')).toBeTruthy()
  expect(server.calls(findHolders)[0]?.body).toEqual({ playerId: 'plr_one' })
})

test('a player without another account is said to be alone', async () => {
  await lookUp([])
  expect(await screen.findByText('No other account counts as the same person as maple.')).toBeTruthy()
})

test('a look-up that fails says why', async () => {
  server.answer(findHolders, refuse('too-many-requests', 429))
  openDesk(server, { path: '/operator/exclusions', children: <ExclusionsDesk /> })
  await user.type(await screen.findByLabelText('Player ID'), 'plr_one')
  await user.click(screen.getByRole('button', { name: 'Look up' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.')
})

test('two people are separated with the documents that show it; a call that fails changes nothing', async () => {
  await lookUp([holder])
  const why = await screen.findByLabelText('Why these are two people, and which documents show it')
  await user.type(why, 'two passports')
  server.answer(partPersons, refuse('unavailable', 503))
  await user.click(screen.getByRole('button', { name: 'Separate the two accounts' }))
  expect(await screen.findByText('Saving failed. Try again.')).toBeTruthy()
  expect(screen.getByText('birch (jadeloom)')).toBeTruthy()
  server.answerAfter(partPersons, () => server.answer(findHolders, { success: true, data: { login: 'maple', holders: [] } }), {
    success: true,
  })
  await user.click(screen.getByRole('button', { name: 'Separate the two accounts' }))
  expect(await screen.findByText('No other account counts as the same person as maple.')).toBeTruthy()
  expect(server.calls(partPersons).at(-1)?.body).toEqual({ playerId: 'plr_one', otherId: 'plr_two', why: 'two passports' })
})

test('accounts that another operator has separated meanwhile leave the list', async () => {
  await lookUp([holder])
  await user.type(await screen.findByLabelText('Why these are two people, and which documents show it'), 'two passports')
  server.answerAfter(partPersons, () => server.answer(findHolders, { success: true, data: { login: 'maple', holders: [] } }), {
    success: false,
    reasonType: 'not-held',
  })
  await user.click(screen.getByRole('button', { name: 'Separate the two accounts' }))
  await waitFor(() => expect(screen.queryByText('birch (jadeloom)')).toBeNull())
})

test('without the right the other account is shown and cannot be separated', async () => {
  await lookUp([holder], 'auditor')
  expect(await screen.findByText('birch (jadeloom)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Separate the two accounts' })).toBeNull()
})

test('an account that shares limits alone is separated, too', async () => {
  await lookUp([{ ...holder, absence: null }])
  expect(await screen.findByText('Shares limits and stops of play with maple as the same person.')).toBeTruthy()
  expect(screen.queryByText(/Frees only/)).toBeNull()
  server.answer(partPersons, { success: true })
  server.answer(findHolders, { success: true, data: { login: 'maple', holders: [] } })
  await user.type(screen.getByLabelText(/Why these are two people/), 'two passports')
  await user.click(screen.getByRole('button', { name: 'Separate the two accounts' }))
  expect(await screen.findByText('No other account counts as the same person as maple.')).toBeTruthy()
  expect(server.calls(partPersons)[0]?.body).toEqual({ playerId: 'plr_one', otherId: 'plr_two', why: 'two passports' })
})
