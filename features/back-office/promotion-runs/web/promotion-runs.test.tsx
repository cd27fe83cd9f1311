import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openDesk } from '#client/testing/open-desk.tsx'
import { stopExperiment } from '#features/back-office/campaigns/contract.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import {
  approveRebuild,
  confirmRefusal,
  type Explanation,
  explainPlayer,
  type LateScore,
  listHeld,
  type ParkedCell,
  payLate,
  recomputeFinalTables,
  readRebuild,
  type Rebuild,
  refuseLate,
  replayCell,
  type RunReport,
} from '../contract.ts'
import type { Experiment } from '../shared/experiment.ts'
import { Explain } from './explain.tsx'
import FaultsPage from './faults-page.tsx'
import { FailedTicks } from './failed-ticks.tsx'
import { Held } from './held.tsx'
import { RebuildPanel } from './rebuild.tsx'
import { ExperimentPanel } from './experiment.tsx'
import { Report } from './report.tsx'

const server = serveTests()
const user = userEvent.setup()

const open = (children: React.ReactNode) => openPage(server, { path: '/operator/runs/cmp_one', children })
const report: RunReport = {
  run: { id: 'cmp_one', title: 'Piggy bank', feature: 'money-box', isShadow: false, isClosed: false },
  players: 1_200,
  parked: 0,
  late: 0,
  testAccounts: { players: 0, coins: 0, entries: 0 },
  grants: [{ state: 'paid', kind: 'balance', grants: 3, players: 2, coins: 30_000, entries: 150 }],
  entitlements: [{ kind: 'ticket', of: 'draw', given: 5, used: 2, expired: 1 }],
  paid: { coins: 30_000, entries: 150 },
  ledger: { transfers: 3, withoutGrant: 0, coins: 30_000, entries: 150 },
  freeSpins: { used: 0, expired: 0 },
  costCents: 150,
  expectedRedemption: 1,
  ggrCents: 100,
  ngrCents: -50,
  budget: [{ asset: 'coins', total: 10_000, spent: 8_500, alarm: 80 }],
  coinPlay: { stake: 123_400, win: 98_700 },
  experiment: null,
  finalTables: [],
}
const at = '2026-11-24T03:00:00.000Z'
const cell = (player: string): ParkedCell => ({
  run: 'cmp_one',
  title: 'Piggy bank',
  player,
  event: '7',
  type: 'round.settled',
  failure: 'Error: no such game',
  waiting: 2,
  at,
})

test('the report says what of the budget is granted, and alarms once it is used up', async () => {
  const { unmount } = open(<Report report={report} />)
  expect(await screen.findByText('85 of 100 coins of its budget granted (85%).')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  open(<Report report={{ ...report, budget: [{ asset: 'coins', total: 10_000, spent: 10_000, alarm: 100 }] }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('100 of 100 coins of its budget granted (100%)')
})

test('a recomputed final table is told in words: equal, or each row that differs and a changed hash', async () => {
  open(<Report report={report} />)
  expect(await screen.findByText(/The ledger has 3 transfers/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Recompute' })).toBeNull()
  cleanup()
  open(<Report report={{ ...report, finalTables: [{ name: null, places: 2, hash: 'ab12', at }] }} />)
  const table = { name: null, players: 2, differences: [], isIntact: true }
  server.answer(recomputeFinalTables, { success: true, data: { tables: [table] } })
  await user.click(await screen.findByRole('button', { name: 'Recompute' }))
  expect(await screen.findByText(/stored rounds of 2 players. Every place and score is the same, and the table/)).toBeTruthy()
  const differences = [{ player: 'plr_x', stored: 1_500, recomputed: null }]
  server.answer(recomputeFinalTables, {
    success: true,
    data: { tables: [{ ...table, players: 1, differences, isIntact: false }] },
  })
  await user.click(screen.getByRole('button', { name: 'Recompute' }))
  expect(await screen.findByText(/stored rounds of 1 player. 1 row differs:/)).toBeTruthy()
  expect(screen.getByText('plr_x').closest('li')!.textContent).toBe('plr_x: 1,500 points in the table, no row by the rounds')
  expect(screen.getByText(/no longer have the published hash/)).toBeTruthy()
})

test('the report compares what was paid with the ledger', async () => {
  open(<Report report={report} />)
  expect(await screen.findByText(/The ledger has 3 transfers/)).toHaveProperty(
    'textContent',
    expect.stringContaining('the same as paid'),
  )
  expect(screen.getByText('$1.5')).toBeTruthy()
  expect(screen.getByText('−$0.5')).toBeTruthy()
  expect(screen.getByText('Coins its players played').nextSibling?.textContent).toBe('1,234')
  expect(screen.getByText('Coins its players won').nextSibling?.textContent).toBe('987')
  cleanup()
  open(<Report report={{ ...report, ledger: { ...report.ledger, withoutGrant: 1 } }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Transfers without a grant: 1.')
  cleanup()
  open(<Report report={{ ...report, ledger: { ...report.ledger, coins: 29_000 }, parked: 1 }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('differs')
  expect(screen.getByText(/1 parked cell and 0 late events/)).toBeTruthy()
})

test('an experiment shows each arm against the control, and is stopped with a winner and a reason', async () => {
  const means = { 'coins-played': 1_000, 'entries-played': 100, ggr: 5 }
  const none = { difference: 1, low: -2, high: 3 }
  const arms = [
    { key: 'control', share: 50, players: 900, coins: 0, entries: 0, means, effects: null },
    {
      key: 'big',
      share: 45,
      players: 810,
      coins: 70_000,
      entries: 0,
      means,
      effects: { 'coins-played': { difference: 1_200, low: 300, high: 2_100 }, 'entries-played': none, ggr: none },
    },
    { key: 'holdout', share: 5, players: 90, coins: 0, entries: 0, means, effects: null },
  ]
  const experiment: Experiment = { arms, isMismatch: true, stopped: null, version: 4, isRunning: true }
  open(<ExperimentPanel run="cmp_box" experiment={experiment} mayStop onStopped={async () => {}} />)
  expect(await screen.findByText('+12 (+3 to +21): more')).toBeTruthy()
  expect(screen.getAllByText('+0.01 (−0.02 to +0.03): no difference shown')).toHaveLength(2)
  expect(screen.getAllByText('needs 100 players an arm')).toHaveLength(3)
  expect(screen.getByRole('alert').textContent).toContain('other sizes than planned')
  server.answer(stopExperiment, { success: true })
  const winner = screen.getByLabelText('Winner')
  expect([...winner.querySelectorAll('option')].map(({ value }) => value)).toEqual(['control', 'big'])
  await user.selectOptions(winner, 'big')
  await user.type(screen.getByLabelText('Reason for stopping the experiment'), 'it is clear')
  await user.click(screen.getByRole('button', { name: 'Stop experiment' }))
  expect(server.calls(stopExperiment)[0]!.body).toEqual({ version: 4, winner: 'big', why: 'it is clear' })
  cleanup()
  open(<ExperimentPanel run="cmp_box" experiment={experiment} mayStop={false} onStopped={async () => {}} />)
  expect(await screen.findByText('+12 (+3 to +21): more')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an explanation shows what holds and what does not', async () => {
  const explanation: Explanation = {
    player: { id: 'plr_one', login: 'd•••o' },
    conditions: [{ name: 'Not paused', holds: false, value: 'paused since 2026-11-24 10:00' }],
    audiences: [{ name: 'Who may join', words: 'All players.', holds: true, findings: [] }],
    cell: '{"sum":5}',
    grants: [
      {
        key: 'break:1',
        value: '5 coins',
        state: 'paid',
        cause: 'act break',
        configHash: 'ab12',
        draws: [{ pair: 'seed', nonce: 4, prize: '5' }],
        transfer: 'trx_1',
        purchase: 3,
        takenBack: '2 coins',
        earnedAt: at,
        paidAt: at,
      },
    ],
    events: [{ at: '2026-11-24 10:00', type: 'round.settled', about: 'ember-wyrm, rnd_1', reason: 'other-game' }],
  }
  server.answer(explainPlayer, { success: true, data: { explanation } })
  open(<Explain run="cmp_one" />)
  await user.type(await screen.findByLabelText('Player'), 'demo{Enter}')
  expect(await screen.findByText('paused since 2026-11-24 10:00')).toBeTruthy()
  expect(screen.getByText('5 by seed, nonce 4')).toBeTruthy()
  expect(screen.getByText('number 3 of the player')).toBeTruthy()
  expect(screen.getByText('2 coins, with the purchase')).toBeTruthy()
  expect(screen.getByText('Round settled: not one of its games')).toBeTruthy()
  expect(server.calls(explainPlayer).map(({ body }) => body)).toEqual([{ run: 'cmp_one', player: 'demo' }])
})

test('an explanation that needs a file of the archive which cannot be read says so', async () => {
  server.answer(explainPlayer, refuse('archive-unreadable', 500))
  open(<Explain run="cmp_one" />)
  await user.type(await screen.findByLabelText('Player'), 'demo{Enter}')
  expect(await screen.findByText(/A file of archived data can’t be read. Ask an administrator of the server/)).toBeTruthy()
})

test('tables that could not be recomputed say why, and a rebuild that could not be read does', async () => {
  server.answer(recomputeFinalTables, refuse('archive-unreadable', 500))
  open(<Report report={{ ...report, finalTables: [{ name: null, places: 2, hash: 'ab12', at }] }} />)
  await user.click(await screen.findByRole('button', { name: 'Recompute' }))
  expect(await screen.findByText(/Nothing was changed. A file of archived data can’t be read/)).toBeTruthy()
  cleanup()
  server.answer(readRebuild, refuse('forbidden'))
  open(<RebuildPanel run="cmp_one" operatorRole="auditor" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

test('a compared rebuild shows where cells differ, and only a second operator applies it', async () => {
  const one: Rebuild = {
    id: '4',
    state: 'compared',
    requestedBy: { name: 'Ann', isYou: false },
    requestedAt: at,
    approvedBy: null,
    players: 2,
    waiting: 0,
    differing: 1,
    failed: 0,
    rows: [
      {
        player: 'plr_one',
        state: 'different',
        failure: null,
        stored: { cell: '{"rounds":3}', points: [{ board: 'cmp_one', points: 150 }] },
        rebuilt: { cell: '{"rounds":4}', points: [{ board: 'cmp_one', points: 200 }] },
        missing: [{ key: 'round:4', value: '1 coin' }],
        surplus: [],
      },
    ],
  }
  const answer = (rebuild: Rebuild) => server.answer(readRebuild, { success: true, data: { rebuild } })
  answer({ ...one, requestedBy: { name: 'Ann', isYou: true } })
  const { unmount } = open(<RebuildPanel run="cmp_one" operatorRole="crm" />)
  expect(await screen.findByText('A second operator approves it.')).toBeTruthy()
  expect(screen.getByText('{"rounds":4}, 200 points')).toBeTruthy()
  expect(screen.getByText('1 coin (round:4)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Apply the differences' })).toBeNull()
  unmount()
  answer(one)
  server.answer(approveRebuild, { success: true })
  open(<RebuildPanel run="cmp_one" operatorRole="crm" />)
  await user.type(await screen.findByLabelText('Reason for approving'), 'looked at together')
  await user.click(screen.getByRole('button', { name: 'Apply the differences' }))
  await waitFor(() =>
    expect(server.calls(approveRebuild).map(({ body }) => body)).toEqual([
      { run: 'cmp_one', rebuild: '4', why: 'looked at together' },
    ]),
  )
})

test('a failed tick is shown with its run, its player and its failure', async () => {
  const tick = { run: 'cmp_one', title: 'Piggy bank', player: 'plr_one', failure: 'Error: no such prize', at }
  open(<FailedTicks ticks={[tick]} />)
  expect((await screen.findByRole('link', { name: 'Piggy bank' })).getAttribute('href')).toContain('/operator/runs/cmp_one')
  expect(screen.getByText('plr_one')).toBeTruthy()
  expect(screen.getByText('Error: no such prize')).toBeTruthy()
})

test('all parked cells are replayed with one reason, and what still fails is said', async () => {
  server.answer(replayCell, { success: false, reasonType: 'failed', failure: 'Error: no such game' })
  const onChanged = vi.fn<() => Promise<unknown>>(async () => undefined)
  open(<Held parked={[cell('plr_one'), cell('plr_two')]} late={[]} scores={[]} operatorRole="crm" onChanged={onChanged} />)
  await user.type(await screen.findByLabelText('Why all 2 are replayed'), 'the games are back')
  await user.click(screen.getByRole('button', { name: 'Replay all' }))
  expect(await screen.findByText('Still failing: Error: no such game')).toBeTruthy()
  expect(screen.getByText('0 of 2 replayed.')).toBeTruthy()
  expect(server.calls(replayCell)).toHaveLength(2)
})

test('the page of stopped events reads them again after a replay', async () => {
  const none = { parked: [], ticks: [], late: [], scores: [] }
  server.answer(listHeld, { success: true, data: { ...none, parked: [cell('plr_one')] } })
  openDesk(server, { path: '/operator/faults', role: 'crm', children: <FaultsPage /> })
  await user.type(await screen.findByLabelText('Reason for replaying'), 'the game is back')
  server.answer(replayCell, { success: true, data: { folded: 2 } })
  server.answer(listHeld, { success: true, data: none })
  await user.click(screen.getByRole('button', { name: 'Replay' }))
  expect(await screen.findByText('Every event was read in time, and no step failed.')).toBeTruthy()
})

test('a late event is paid, and an auditor sees no form', async () => {
  server.answer(payLate, { success: true, data: { granted: 1 } })
  const late = [{ run: 'cmp_one', title: 'Piggy bank', player: 'plr_one', event: '9', type: 'round.settled', at, refusal: null }]
  const onChanged = vi.fn<() => Promise<unknown>>(async () => undefined)
  open(<Held parked={[]} late={late} scores={[]} operatorRole="crm" onChanged={onChanged} />)
  await user.type(await screen.findByLabelText('Reason for paying'), 'it was in time')
  await user.click(screen.getByRole('button', { name: 'Pay the difference' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(screen.getByText('Approved. It’s paid within seconds.')).toBeTruthy()
  cleanup()
  open(<Held parked={[]} late={late} scores={[]} operatorRole="auditor" onChanged={onChanged} />)
  expect(await screen.findByText('Late events and scores')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a score that means less is closed by two operators, never by the one who asked', async () => {
  server.answer(payLate, { success: false, reasonType: 'downwards', failure: '' })
  server.answer(refuseLate, { success: true })
  server.answer(confirmRefusal, { success: true })
  const score = (refusal: LateScore['refusal']): LateScore => ({
    run: 'cmp_one',
    title: 'Piggy bank',
    player: 'plr_one',
    event: '9',
    board: 'cmp_one',
    mode: 'sum',
    points: -5,
    at,
    refusal,
  })
  const onChanged = vi.fn<() => Promise<unknown>>(async () => undefined)
  const show = (refusal: LateScore['refusal']) =>
    open(<Held parked={[]} late={[]} scores={[score(refusal)]} operatorRole="crm" onChanged={onChanged} />)
  show(null)
  await user.type(await screen.findByLabelText('Reason for paying'), 'it was in time')
  await user.click(screen.getByRole('button', { name: 'Pay the difference' }))
  expect(await screen.findByText(/It can only be closed without a change/)).toBeTruthy()
  await user.type(screen.getByLabelText('Reason for closing without a change'), 'a fault in the round')
  await user.click(screen.getByRole('button', { name: 'Ask to close it' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  cleanup()
  show({ name: 'Ann', isOwn: true })
  expect(await screen.findByText('Ann asked to close it without a change.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  cleanup()
  show({ name: 'Ann', isOwn: false })
  await user.type(await screen.findByLabelText('Reason for confirming'), 'looked at together')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
  expect(server.calls(confirmRefusal)).toHaveLength(1)
})

test('STAFF-3 a report leaves test accounts out of its figures and says so', async () => {
  open(<Report report={{ ...report, testAccounts: { players: 200, coins: 10_000, entries: 50 } }} />)
  const joined = await screen.findByText('Players who joined')
  expect(joined.nextElementSibling?.textContent).toBe('1,000')
  expect(screen.getByText('Coins paid').nextElementSibling?.textContent).toBe('200')
  expect(screen.getByText(/left out above: 200 players, 100 coins and 0\.5 entries paid/)).toBeTruthy()
})
