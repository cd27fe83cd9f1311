import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { listGameReturns, type LiveReturn, type OperatedGame, switchGame } from '../shared/operator-contract.ts'
import OperatorGamesPage from './operator-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const game = (slug: string, title: string, isOn = true): OperatedGame => ({
  slug,
  title,
  isOn,
  version: 2,
  definitionHash: 'a1b2c3d4e5',
  isProven: true,
  versionsOff: [],
})
const live = (of: string, over: Partial<LiveReturn> = {}): LiveReturn => ({
  game: of,
  definitionHash: 'a1b2c3d4e5',
  mode: 'SweepStakes',
  from: '2026-11-01T10:00:00.000Z',
  until: '2026-11-03T12:00:00.000Z',
  rounds: 12_345,
  voids: 12,
  stake: 2_000_000,
  win: 1_900_000,
  actual: 0.95,
  theoretical: { lowest: 0.9601, highest: 0.9604 },
  deviation: 0.4,
  isAlarming: false,
  ...over,
})

function answer(isOn: boolean) {
  const games = [game('dice-duel', 'Dice Duel'), game('lucky-cast', 'Lucky Cast', isOn)]
  const returns = [live('lucky-cast', { isAlarming: true, deviation: 7.25 }), live('dice-duel', { theoretical: null })]
  server.answer(listGameReturns, { success: true, data: { games, returns } })
}

function open(role: 'owner' | 'auditor') {
  answer(true)
  openDesk(server, { role, path: '/operator/games', children: <OperatorGamesPage /> })
}

test('an operator sees each return with its plays, period and math report, alarms first (RTP-5)', async () => {
  open('auditor')
  const [first, second] = within(await screen.findByText('Lucky Cast').then((name) => name.closest('ul')!)).getAllByRole(
    'listitem',
  )
  const text = first!.textContent
  for (const told of ['Lucky Cast', 'alarm', '95.00%', '96.01% to 96.04%', '7.3 standard deviations', '12,345', 'version 2']) {
    expect(text).toContain(told)
  }
  expect(text).toContain('2026-11-01 10:00 to 2026-11-03 12:00 UTC')
  expect(second!.textContent).toContain('not of this version')
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

test('ROUND-12 an operator is told which games play other rules than the proven ones', async () => {
  open('auditor')
  await screen.findByText('Lucky Cast')
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  const games = [game('dice-duel', 'Dice Duel'), { ...game('lucky-cast', 'Lucky Cast'), isProven: false }]
  server.answer(listGameReturns, { success: true, data: { games, returns: [] } })
  openDesk(server, { role: 'auditor', path: '/operator/games', children: <OperatorGamesPage /> })
  expect((await screen.findByRole('alert')).textContent).toMatch(/restart the process: Lucky Cast\.$/)
})

test('an operator turns a game off with a reason, and a failure is reported (ROUND-10)', async () => {
  open('owner')
  const row = (await screen.findByText('Lucky Cast')).closest('li')!
  server.answer(switchGame, refuse('unavailable', 503))
  await user.click(within(row).getByText('Lucky Cast'))
  await user.type(within(row).getByLabelText('Reason for turning off'), 'returns too much')
  await user.click(within(row).getByRole('button', { name: 'Turn off' }))
  expect(await within(row).findByText('Saving failed. Try again.')).toBeTruthy()
  server.answerAfter(switchGame, () => answer(false), { success: true })
  await user.click(within(row).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Lucky Cast is turned off.')).toBeTruthy()
  expect(server.calls(switchGame).at(-1)?.body).toEqual({ isOn: false, reason: 'returns too much' })
  expect(screen.getByLabelText('Reason for turning on again')).toBeTruthy()
})

test('an operator turns one version of a game off with a reason, and the game says so (ROUND-10)', async () => {
  open('owner')
  const row = (await screen.findByText('Lucky Cast')).closest('li')!
  await user.click(within(row).getByText('Lucky Cast'))
  const off = { ...game('lucky-cast', 'Lucky Cast'), versionsOff: ['a1b2c3d4e5'] }
  const after = () => server.answer(listGameReturns, { success: true, data: { games: [off], returns: [] } })
  server.answerAfter(switchGame, after, { success: true })
  await user.type(within(row).getByLabelText('Reason for turning version 2 off'), 'reel strip 3 is wrong')
  await user.click(within(row).getByRole('button', { name: 'Turn version 2 off' }))
  expect(await screen.findByText('Lucky Cast, version 2 is turned off.')).toBeTruthy()
  expect(server.calls(switchGame).at(-1)?.body).toEqual({
    isOn: false,
    definitionHash: 'a1b2c3d4e5',
    reason: 'reel strip 3 is wrong',
  })
  expect(screen.getByText('version turned off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Turn version 2 on' })).toBeTruthy()
})
