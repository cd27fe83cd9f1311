import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { RoundFacts } from '#client/replay/replay-parts.tsx'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { listRounds, type WireListedRound } from '../contract.ts'
import { RoundChunk } from './round-list.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const round: WireListedRound = {
  id: 'rnd_1',
  game: 'lucky-cast',
  title: 'Lucky Cast',
  mode: 'TournamentPoints',
  state: 'settled',
  params: {},
  stake: 2_000,
  win: 5_000,
  isFree: false,
  at: '2026-11-21T10:00:00.000Z',
  maker: null,
  seeds: null,
  path: '/rounds/rnd_1',
}
const voided = { reason: 'wrong-result', at: '2026-11-21T12:00:00.000Z', returned: 2_000, takenBack: 1_500 } as const

test('ROUND-8 the history says that a round is void, why, and what came back; other rounds say nothing', async () => {
  const server = new FakeServer()
  const rounds = [
    { ...round, voided },
    { ...round, id: 'rnd_2' },
  ]
  server.answer(listRounds, { success: true, data: { rounds, next: null } })
  openPage(server, { path: '/rounds', children: <RoundChunk filter={{}} /> })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first!.textContent).toContain('Void: the game gave a wrong result. We returned 20. We took back 15 of the win.')
  expect(first!.hasAttribute('data-is-win')).toBe(false)
  expect(second!.textContent).not.toContain('Void')
  expect(second!.hasAttribute('data-is-win')).toBe(true)
})

test('ROUND-8 the replay of a void free round says so', () => {
  const free = { ...round, isFree: true, voided: { ...voided, reason: 'interrupted', returned: 0, takenBack: 0 } }
  openPage(new FakeServer(), { path: '/rounds/rnd_1', children: <RoundFacts round={free as never} /> })
  expect(screen.getByText('Void: a technical problem interrupted the game. Your free spin is back.')).toBeTruthy()
})

test('a void free round whose player paid for a choice says both', () => {
  const free = { ...round, isFree: true, voided: { ...voided, returned: 500, takenBack: 0 } }
  openPage(new FakeServer(), { path: '/rounds/rnd_1', children: <RoundFacts round={free as never} /> })
  expect(screen.getByText('Void: the game gave a wrong result. Your free spin is back. We returned 5.')).toBeTruthy()
})
