import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { decideVoid, listVoids, previewVoid, proposeVoid, type VoidAct, type VoidSum } from '../contract.ts'
import VoidRoundsPage from './void-page.tsx'

let server: FakeServer
const user = userEvent.setup()
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sum = (over: Partial<VoidSum> = {}): VoidSum => ({
  mode: 'TournamentPoints',
  isTest: false,
  rounds: 1_204,
  open: 3,
  players: 87,
  stake: 2_408_000,
  win: 1_900_050,
  jackpots: 0,
  ...over,
})

const act = (over: Partial<VoidAct> = {}): VoidAct => ({
  id: 'vac_1',
  state: 'waiting',
  game: 'lucky-cast',
  title: 'Lucky Cast',
  definitionHash: null,
  round: null,
  from: '2026-11-21T10:00:00.000Z',
  until: '2026-11-21T12:00:00.000Z',
  reason: 'wrong-result',
  why: 'reel strip 3 was wrong',
  takesWins: false,
  switchedOff: true,
  by: 'bob',
  isYours: false,
  at: '2026-11-21T12:10:00.000Z',
  decidedBy: null,
  doneAt: null,
  left: [sum()],
  done: [],
  ...over,
})

const games = [
  { slug: 'dice-duel', title: 'Dice Duel', versions: ['11112222aa'], isOn: true },
  { slug: 'lucky-cast', title: 'Lucky Cast', versions: ['a1b2c3d4e5', 'ffff0000aa'], isOn: true },
]

function open(acts: VoidAct[] = [], role: 'owner' | 'auditor' = 'owner', soleRights: 'rounds-void'[] = []) {
  server.answer(getOperator, { success: true, data: { name: 'ann', role, brand: 'a-brand', waiting: {}, soleRights } })
  server.answer(listVoids, { success: true, data: { games, acts } })
  openPage(server, { path: '/operator/void-rounds', children: <VoidRoundsPage /> })
}

async function count() {
  await user.selectOptions(await screen.findByLabelText('Game'), 'Lucky Cast')
  await user.selectOptions(screen.getByLabelText('Version of the rules'), 'ffff0000, older')
  await user.type(screen.getByLabelText('From (UTC)'), '2026-11-21T10:00')
  await user.type(screen.getByLabelText('Until (UTC)'), '2026-11-21T12:00')
  await user.click(screen.getByRole('button', { name: 'Count the rounds' }))
}
const scope = {
  kind: 'game',
  game: 'lucky-cast',
  definitionHash: 'ffff0000aa',
  from: '2026-11-21T10:00:00.000Z',
  until: '2026-11-21T12:00:00.000Z',
} as const

test('ROUND-8 an operator counts the rounds of a period, and asks to void what was seen', async () => {
  open()
  server.answer(previewVoid, {
    success: true,
    data: { game: 'lucky-cast', title: 'Lucky Cast', rounds: 1_208, sums: [sum(), sum({ isTest: true, rounds: 4, players: 1 })] },
  })
  await count()
  const table = await screen.findByRole('table', { name: 'Lucky Cast: 1,208 rounds' })
  expect(server.calls(previewVoid)[0]?.body).toEqual({ scope })
  for (const told of ['1,204 (3 open)', '87', '24,080.00', '19,000.50', 'Coins, test accounts']) {
    expect(table.textContent).toContain(told)
  }
  await user.selectOptions(screen.getByLabelText('What players are told'), 'Technical interruption')
  await user.click(screen.getByLabelText('Take wins back, as far as players still have them'))
  await user.type(screen.getByLabelText('Reason for the act'), 'the reels froze')
  server.answer(proposeVoid, { success: false, reasonType: 'changed' })
  await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
  expect(await screen.findByText(/The number of rounds changed/)).toBeTruthy()
  server.answerAfter(proposeVoid, () => server.answer(listVoids, { success: true, data: { games, acts: [act()] } }), {
    success: true,
    data: { id: 'vac_1' },
  })
  await user.click(screen.getByRole('button', { name: 'Ask for approval' }))
  expect(await screen.findByText('A second operator has to approve it. Turned off: this version of Lucky Cast.')).toBeTruthy()
  expect(server.calls(proposeVoid).at(-1)?.body).toEqual({
    scope,
    rounds: 1_208,
    reason: 'interrupted',
    takesWins: true,
    switchesOff: true,
    why: 'the reels froze',
  })
  expect(screen.getByText('waits for approval')).toBeTruthy()
})

test('a single round is counted by its id, and refusals say what to do instead', async () => {
  open()
  await user.selectOptions(await screen.findByLabelText('Rounds'), 'One round')
  const round = 'rnd_01hv0000000000000000000000'
  await user.type(screen.getByLabelText('Round'), round)
  server.answer(previewVoid, { success: false, reasonType: 'provider-round' })
  await user.click(screen.getByRole('button', { name: 'Count the rounds' }))
  expect(await screen.findByText(/Ask the provider to roll it back/)).toBeTruthy()
  expect(server.calls(previewVoid)[0]?.body).toEqual({ scope: { kind: 'round', round } })
  server.answer(previewVoid, refuse('unavailable', 503))
  await user.click(screen.getByRole('button', { name: 'Count the rounds' }))
  expect(await screen.findByText('Loading failed. Try again.')).toBeTruthy()
})

test('another operator approves the rounds that were seen; the author can only reject', async () => {
  open([act()])
  server.answerAfter(decideVoid, () => server.answer(listVoids, { success: true, data: { games, acts: [done] } }), {
    success: true,
  })
  const done = act({
    state: 'done',
    left: [],
    decidedBy: 'ann',
    doneAt: '2026-11-21T12:20:00.000Z',
    done: [{ mode: 'TournamentPoints', rounds: 1_204, players: 87, returned: 2_408_000, takenBack: 5_000 }],
  })
  await user.type(await screen.findByLabelText('Reason for approval'), 'checked the reels')
  await user.click(screen.getByRole('button', { name: 'Approve and return' }))
  await waitFor(() =>
    expect(server.calls(decideVoid)[0]?.body).toEqual({ id: 'vac_1', isApproved: true, rounds: 1_204, why: 'checked the reels' }),
  )
  expect(
    await screen.findByText('Coins: 1,204 rounds of 87 players void, 24,080.00 returned, 50.00 of wins taken back.'),
  ).toBeTruthy()
  cleanup()
  open([act({ isYours: true })])
  const card = (await screen.findByText(/Lucky Cast, 2026-11-21 10:00 UTC/)).closest('li')!
  expect(within(card).queryByRole('button', { name: 'Approve and return' })).toBeNull()
  expect(within(card).getByRole('button', { name: 'Reject' })).toBeTruthy()
})

test('without the right acts are shown and cannot change', async () => {
  open([act()], 'auditor')
  expect(await screen.findByText(/reel strip 3 was wrong/)).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Menu'])
})

test('an operator without a second one reads that nobody can approve, and where to invite one', async () => {
  open([act({ by: 'ann', isYours: true })], 'owner', ['rounds-void'])
  const link = await screen.findByRole('link', { name: 'Team page' })
  expect(link.getAttribute('href')).toBe('/operator/team')
  expect(link.closest('p')!.textContent).toMatch(/nobody else can give it yet.*Owner or Payments agent/)
  cleanup()
  open([act()], 'owner')
  expect(await screen.findByText(/Lucky Cast, 2026/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Team page' })).toBeNull()
  cleanup()
  open([act()], 'auditor', ['rounds-void'])
  expect(await screen.findByText(/Lucky Cast, 2026/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Team page' })).toBeNull()
})
