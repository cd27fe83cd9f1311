import { expect, test, vi } from 'vitest'
import type { OwnTable, SharedBet } from '#features/play/shared-rounds/contract.ts'
import { sharedBet, sharedTable } from '../../testing/shared-tables.ts'
import { type SharedCalls, SharedPlay } from './shared-play.ts'

const NOW = 1_000_000
const balances = { version: 1, coins: 100_000, tourPoints: 0, entries: 0, winnings: 0 }

/** A server of one round that opens now, starts six seconds later, and never bursts. */
function serve({ clientSeed = 'seed' as string | null } = {}) {
  let now = NOW
  let bet: SharedBet | null = null
  let seed = clientSeed
  const own = (): OwnTable => ({
    table: sharedTable(NOW, { no: 2 }, { now, clientSeed: seed }),
    bet,
    balances,
  })
  const calls = {
    newKey: () => 'key',
    newSeed: () => '0f'.repeat(16),
    join: vi.fn<SharedCalls['join']>(async (given) => {
      seed ??= given?.clientSeed ?? null
      return { success: true, data: own() }
    }),
    bet: vi.fn<SharedCalls['bet']>(async ({ chain, no, stake, auto }) => {
      bet = sharedBet({ chain, no, stake, auto })
      return { success: true, data: own() }
    }),
    collect: vi.fn<SharedCalls['collect']>(async () => {
      bet = { ...bet!, state: 'settled', collectedAt: 150, win: 15_000 }
      return { success: true, data: own() }
    }),
  }
  const levels = { TournamentPoints: [1_000, 10_000], SweepStakes: [100] }
  const play = new SharedPlay({ mode: 'TournamentPoints', levels, balances, calls, now: () => now })
  return { play, calls, pass: (ms: number) => (now += ms) }
}

test('a press joins the open round, another one collects once it climbs', async () => {
  const { play, calls, pass } = serve()
  play.open()
  await vi.waitFor(() => expect(play.stage()).toBe('betting'))
  play.press()
  await vi.waitFor(() => expect(play.state().phase).toBe('choosing'))
  expect(calls.bet.mock.calls).toMatchObject([[{ chain: 1, no: 2, stake: 10_000, auto: null }]])
  play.press()
  expect(calls.collect).not.toHaveBeenCalled()
  pass(7_000)
  play.press()
  await vi.waitFor(() => expect(play.state()).toMatchObject({ phase: 'idle', bet: { win: 15_000 } }))
  play.press()
  expect(play.state().isQueued).toBe(true)
  play.press()
  expect(play.state().isQueued).toBe(false)
  play.close()
})

test('a queued bet is placed when the next round opens', async () => {
  const { play, calls } = serve()
  play.send({ type: 'queued', isQueued: true })
  play.open()
  await vi.waitFor(() => expect(play.state().bet?.state).toBe('open'))
  expect(calls.bet).toHaveBeenCalledTimes(1)
  play.close()
})

test('a chain without a client seed is given one by this page', async () => {
  const { play, calls } = serve({ clientSeed: null })
  play.open()
  await vi.waitFor(() => expect(play.state().table?.clientSeed).toBe('0f'.repeat(16)))
  expect(calls.join.mock.calls).toEqual([[], [{ chainEnd: 'end', clientSeed: '0f'.repeat(16) }]])
  play.close()
})

test('a page that is closed asks for nothing more', async () => {
  vi.useFakeTimers()
  const { play, calls } = serve()
  play.open()
  await vi.advanceTimersByTimeAsync(100)
  play.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.join).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
