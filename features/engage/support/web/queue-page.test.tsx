import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { answerTicket, type DeskTicket, findTickets, listTickets } from '../contract.ts'
import SupportQueue from './queue-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const ticket = (over: Partial<DeskTicket> = {}): DeskTicket => ({
  id: 'tkt_one',
  topic: 'games',
  state: 'open',
  who: 'maple',
  player: 'plr_one',
  askedAt: '2026-11-21T10:05:00.000Z',
  messages: [{ from: 'player', text: 'The reels stood still.', at: '2026-11-21T10:05:00.000Z' }],
  ...over,
})
const closed = ticket({ id: 'tkt_old', state: 'closed', who: 'guest@mail.example', player: null, topic: 'coins' })

type Role = 'support' | 'auditor'

function openQueue(tickets: DeskTicket[], role: Role = 'support') {
  server.answer(listTickets, { success: true, data: { tickets } })
  openDesk(server, { role, path: '/operator/support', children: <SupportQueue /> })
}

function openSearch(tickets: DeskTicket[], { hasMore = false, role = 'support' as Role } = {}) {
  server.answer(findTickets, { success: true, data: { tickets, hasMore } })
  openDesk(server, { role, path: '/operator/support?show=all', children: <SupportQueue /> })
}
const asked = () => server.calls(findTickets).at(-1)?.body

test('a waiting question shows who asked what in words, and leads to the player', async () => {
  openQueue([ticket(), ticket({ id: 'tkt_two', who: 'guest@mail.example', player: null, state: 'answered' })])
  const talk = within(await screen.findByRole('region', { name: 'maple, A game or a round' }))
  expect(talk.getByText('Waiting for us')).toBeTruthy()
  expect(talk.getByText('The reels stood still.')).toBeTruthy()
  expect(talk.getByRole('link', { name: 'Find the player' }).getAttribute('href')).toBe('/operator/players?search=plr_one')
  const guest = within(screen.getByRole('region', { name: /^guest@/ }))
  expect(guest.getByText('Answered')).toBeTruthy()
  expect(guest.queryByRole('link')).toBeNull()
})

test('the list of questions that are not closed, answered ones too, is called open', async () => {
  openQueue([ticket({ state: 'answered' })])
  expect((await screen.findByRole('button', { pressed: true })).textContent).toBe('Open')
  expect(await screen.findByText('Answered')).toBeTruthy()
})

test('a queue without a question says so', async () => {
  openQueue([])
  expect(await screen.findByText('No questions are open.')).toBeTruthy()
})

test('a queue whose call fails says why', async () => {
  openQueue([])
  server.answer(listTickets, refuse('forbidden'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

test('a question is answered, and a failed call or a question that is gone keeps the answer', async () => {
  openQueue([ticket()])
  await user.type(await screen.findByLabelText('Answer'), 'We looked at it.')
  server.answer(answerTicket, refuse('unavailable', 503))
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Saving failed. Try again.')).toBeTruthy()
  server.answer(answerTicket, { success: false, reasonType: 'unknown-ticket' })
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('This question doesn’t exist anymore. Reload the page.')).toBeTruthy()
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'We looked at it.')
  server.answerAfter(
    answerTicket,
    () => server.answer(listTickets, { success: true, data: { tickets: [ticket({ state: 'answered' })] } }),
    { success: true },
  )
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Answered')).toBeTruthy()
  const calls = server.calls(answerTicket)
  expect(calls.at(-1)?.body).toEqual({ id: 'tkt_one', text: 'We looked at it.', isClosed: false })
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('an answer counts what waits again, without another page', async () => {
  openQueue([ticket()])
  await user.type(await screen.findByLabelText('Answer'), 'We looked at it.')
  const before = server.calls(getOperator).length
  server.answer(answerTicket, { success: true })
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(server.calls(getOperator).length).toBeGreaterThan(before))
})

test('a question is closed without an answer', async () => {
  openQueue([ticket()])
  server.answerAfter(answerTicket, () => server.answer(listTickets, { success: true, data: { tickets: [] } }), { success: true })
  await user.click(await screen.findByRole('button', { name: 'Close it' }))
  expect(await screen.findByText('No questions are open.')).toBeTruthy()
  expect(server.calls(answerTicket)[0]?.body).toEqual({ id: 'tkt_one', isClosed: true })
})

test('the list of all questions has closed ones, which open to their conversation and can be answered', async () => {
  openQueue([])
  server.answer(findTickets, { success: true, data: { tickets: [closed], hasMore: false } })
  await user.click(await screen.findByRole('button', { name: 'All questions' }))
  const found = within((await screen.findByText('guest@mail.example')).closest('li')!)
  expect(found.getByText('Closed', { selector: '.operator-tag' })).toBeTruthy()
  expect(found.getByText('tkt_old')).toBeTruthy()
  expect(found.queryByRole('button', { name: 'Close it' })).toBeNull()
  expect(found.getByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(asked()).toEqual({ search: '' })
})

test('questions are found by text, state and period, page by page', async () => {
  openSearch([ticket()])
  await screen.findByText('maple')
  server.answer(findTickets, { success: true, data: { tickets: [closed], hasMore: true } })
  await user.type(screen.getByLabelText('Find questions'), ' maple ')
  await user.selectOptions(screen.getByLabelText('State'), 'Closed')
  await user.selectOptions(screen.getByLabelText('Period'), 'First and last day')
  await user.type(screen.getByLabelText('First day'), '2026-10-01')
  await user.type(screen.getByLabelText('Last day'), '2026-10-31')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const more = await screen.findByRole('button', { name: 'Show older questions' })
  const wanted = { search: 'maple', state: 'closed', from: '2026-10-01', to: '2026-10-31' }
  expect(asked()).toEqual(wanted)
  server.answer(findTickets, { success: true, data: { tickets: [{ ...closed, id: 'tkt_older' }], hasMore: false } })
  await user.click(more)
  await waitFor(() => expect(asked()).toEqual({ ...wanted, before: 'tkt_old' }))
  await screen.findByText('tkt_older')
  expect(screen.queryByRole('button', { name: 'Show older questions' })).toBeNull()
  server.answer(findTickets, { success: true, data: { tickets: [], hasMore: false } })
  await user.selectOptions(screen.getByLabelText('Period'), 'Month to date')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('No questions match.')).toBeTruthy()
  expect(asked()).toEqual({ search: 'maple', state: 'closed', period: 'month' })
})

test('a period that ends before it begins is refused in words', async () => {
  openSearch([ticket()])
  await screen.findByText('maple')
  server.answer(findTickets, { success: false, reasonType: 'period-wrong' })
  await user.selectOptions(screen.getByLabelText('State'), 'Closed')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The last day can’t be before the first.')
  expect(screen.queryByText('No questions match.')).toBeNull()
})

test('a brand that nobody asked anything says so', async () => {
  openSearch([])
  expect(await screen.findByText('No questions yet.')).toBeTruthy()
})

test('without the right questions are shown and cannot be answered', async () => {
  openSearch([closed], { role: 'auditor' })
  expect(await screen.findByText('guest@mail.example')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})
