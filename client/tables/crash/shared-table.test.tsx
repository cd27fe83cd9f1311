import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { defHash } from '#engine/def-hash.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import {
  collectBet,
  joinTable,
  listEndedRounds,
  type OwnTable,
  placeBet,
  type SharedBet,
} from '#features/play/shared-rounds/contract.ts'
import { bubbleSpire } from '#games/all.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { launchOf, richBalances } from '../../testing/staged-rounds.ts'
import { sharedBet, sharedTable } from '../../testing/shared-tables.ts'
import { onStillScreen } from '../../testing/still-screen.ts'
import { SharedTable } from './shared-table.tsx'

onStillScreen()

const CHAIN = { chainEnd: 'ab'.repeat(32), clientSeed: '0f'.repeat(16) }
const LEAVERS: NonNullable<OwnTable['table']['round']>['leavers'] = [
  { name: 'Sunny Otter', avatar: 'otter', mode: 'TournamentPoints', multiplier: 135, win: 13_500 },
  { name: null, avatar: null, mode: 'SweepStakes', multiplier: 120, win: 120 },
]

/** Milliseconds since the flight began; negative while bets are taken. */
const stateOf = (sinceMs: number, bet: SharedBet | null = null, burst: number | null = null): OwnTable => {
  const now = Math.round(serverNowMs())
  const opensAt = now - sinceMs - 6_000
  const flight = { no: 7, burst, ...(burst === null ? {} : { state: 'over' as const, endsAt: now - 1 }) }
  const ended = [
    { chain: 1, no: 6, burst: 312 },
    { chain: 1, no: 5, burst: null },
  ]
  const table = sharedTable(opensAt, { ...flight, players: 2, leavers: LEAVERS }, { now, ended, ...CHAIN })
  return { table, bet, balances: richBalances }
}
const betOf = (more: Partial<SharedBet> = {}): SharedBet => sharedBet({ no: 7, ...more })

async function open(own: OwnTable, isGuest = true, features?: readonly string[]) {
  const server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest } })
  server.answer(joinTable, { success: true, data: own })
  await act(async () => {
    openPage(server, {
      ...(features && { features }),
      children: <SharedTable game={bubbleSpire} launch={launchOf('bubble-spire')} />,
    })
  })
  return { server, user: userEvent.setup(), main: () => document.querySelector('main.game') }
}

test('a player joins an open round with an automatic multiplier', async () => {
  const { server, user, main } = await open(stateOf(-60_000))
  await waitFor(() => expect(main()?.getAttribute('data-stage')).toBe('betting'))
  await user.click(screen.getByRole('switch', { name: 'Auto-collect' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Target from 1.01 to 1,000/ })
  await user.clear(field)
  await user.type(field, '3.5{Enter}')
  server.answer(placeBet, { success: true, data: stateOf(-50_000, betOf({ auto: 350 })) })
  await user.click(screen.getByRole('button', { name: /^Join the round/ }))
  expect(await screen.findByRole('button', { name: /^You’re in/ })).toHaveProperty('disabled', true)
  expect(server.calls(placeBet)).toMatchObject([{ body: { chain: 1, no: 7, stake: 10_000, auto: 350 } }])
})

test('the flight begins by the clock, without a message', async () => {
  // A busy machine takes a second or two to show the table.
  const { main } = await open(stateOf(-2_500, betOf()))
  expect(await screen.findByRole('button', { name: /^You’re in/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Collect/ })).toBeTruthy()
  expect(main()?.getAttribute('data-stage')).toBe('flying')
})

test('the space bar collects while it climbs, and the win is shown and said', async () => {
  const { server, user } = await open(stateOf(2_000, betOf()))
  await screen.findByRole('button', { name: /^Collect/ })
  server.answer(collectBet, { success: true, data: stateOf(2_100, betOf({ state: 'settled', collectedAt: 117, win: 11_700 })) })
  await user.keyboard(' ')
  expect(await screen.findByText('Collected at ×1.17')).toBeTruthy()
  expect(screen.getByTestId('table-text').textContent).toContain('Collected at 1.17×. You win 117.')
  expect(server.calls(collectBet)).toMatchObject([{ path: '/rest/shared-rounds/bets/rnd_1/collect/' }])
})

test.each([
  ['a large win', 150_000, 1],
  ['a smaller win', 149_900, 0],
])('%s has a share button beside it: %i', async (_, win, buttons) => {
  await open(stateOf(20_000, betOf({ state: 'settled', collectedAt: win / 100, win })), false, ['account', 'player-record'])
  await screen.findByText(/^Collected at/)
  // The button’s code loads on its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  if (buttons) await screen.findByRole('button', { name: 'Share this win' })
  expect(screen.queryAllByRole('button', { name: 'Share this win' })).toHaveLength(buttons)
})

test('a press that comes too late says so', async () => {
  const { server, user } = await open(stateOf(2_000, betOf()))
  const late = stateOf(3_000, betOf({ state: 'settled' }), 117)
  server.answer(collectBet, { success: false, reasonType: 'too-late', data: late })
  await user.click(await screen.findByRole('button', { name: /^Collect/ }))
  expect(await screen.findByText(/^Too late: the bubble popped/)).toBeTruthy()
  expect(screen.getByTestId('table-text').textContent).toContain('Popped at 1.17×.')
})

test('recent bursts and players who collected are listed; hidden players have no name', async () => {
  await open(stateOf(2_000))
  const ended = within(await screen.findByRole('list', { name: 'Recent bursts' }))
  await waitFor(() => expect(ended.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['×3.12', '–']))
  const left = within(screen.getByRole('list', { name: 'Players who collected' }))
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sunny Otter×1.35135', 'Player×1.201.20'])
  expect(document.querySelectorAll('.crash-leavers img')).toHaveLength(1)
})

test('the menu shows the chain that fixes all rounds', async () => {
  const { server, user } = await open(stateOf(-60_000), false)
  const rounds = [{ chain: 1, no: 6, burst: 312, serverSeed: 'cd'.repeat(32), isCalledOff: false }]
  const data = { chain: 1, ...CHAIN, rounds }
  server.answer(listEndedRounds, { success: true, data })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'Provably fair' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Provably fair' }))
  expect(await panel.findByText('ab'.repeat(32))).toBeTruthy()
  for (const value of ['cd'.repeat(32), '0f'.repeat(16), defHash(bubbleSpire.definition)])
    expect(panel.getByText(value)).toBeTruthy()
})
