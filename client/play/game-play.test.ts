import { afterEach, expect, test, vi } from 'vitest'
import { findSlot } from '#games/all.ts'
import type { Cue } from '../playback/cue.ts'
import { PROFILES } from '../playback/profiles.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { richBalances, spinsOfKind } from '../testing/staged-rounds.ts'
import { GamePlay, type GamePlayOptions } from './game-play.ts'

const { definition } = findSlot('cherry-royale')!

/** Records its calls. */
function stageOf(done: string[]): GameStage {
  return {
    beginSpin: () => void done.push('beginSpin'),
    cancelSpin: () => void done.push('cancelSpin'),
    rest: () => void done.push('rest'),
    show: ({ kind }: Cue) => void done.push(`show ${kind}`),
    settle: ({ kind }: Cue) => void done.push(`settle ${kind}`),
    pause: () => undefined,
    close: () => undefined,
  }
}

afterEach(() => void vi.useRealTimers())

/** A game whose rounds all end alike, with the calls that it sends. */
function playing(kind: Parameters<typeof spinsOfKind>[1], changes: Partial<GamePlayOptions> = {}) {
  const reply = spinsOfKind('cherry-royale', kind)
  const send = vi.fn<(order: { readonly stake: number }) => Promise<ReturnType<typeof reply>>>(({ stake }) =>
    Promise.resolve(reply(stake)),
  )
  const play = new GamePlay({
    definition,
    mode: 'TournamentPoints',
    levels: definition.betLevels,
    balances: richBalances,
    freeSpins: [],
    newKey: () => 'one',
    profile: () => PROFILES.normal,
    send,
    acknowledge: () => Promise.resolve(),
    ...changes,
  })
  return { play, send }
}

/** The rest of a round, without its animations. */
async function finish(play: GamePlay) {
  await vi.waitFor(() => expect(play.state().phase).not.toBe('spinning'))
  play.skip()
  await vi.waitFor(() => expect(play.state().phase).toBe('idle'))
}

test('a stage that mounts during a round shows it from there: the reels turn and stop', async () => {
  const { play } = playing('nice')
  play.press()
  await vi.waitFor(() => expect(play.state().phase).toBe('stopping'))
  const done: string[] = []
  play.attach(stageOf(done))
  expect(done).toEqual(['rest', 'beginSpin', 'show spin'])
  play.skip()
  await vi.waitFor(() => expect(done).toContain('settle spin'))
  play.close()
})

test('INFO-7 the result of a round stays as it is until the player plays again, however long that takes', async () => {
  vi.useFakeTimers()
  const { play, send } = playing('nice')
  play.press()
  await finish(play)
  const { view, win } = play.state()
  expect(win?.amount).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(60 * 60 * 1_000)
  expect(play.state()).toMatchObject({ phase: 'idle', view, win })
  expect(send).toHaveBeenCalledTimes(1)
  play.press()
  expect(play.state().win).toBeNull()
  play.close()
})

test.each([
  ['a win', 'nice', 900],
  ['no win', 'none', 350],
] as const)('INFO-7 autoplay leaves %s on screen before the next round begins', async (_, kind, ms) => {
  vi.useFakeTimers()
  const { play, send } = playing(kind)
  play.startAutoplay({ rounds: 5, winMax: null, lossMax: null, stopsOnFreeSpins: false })
  await finish(play)
  const { view, win } = play.state()
  await vi.advanceTimersByTimeAsync(ms - 150)
  expect(send).toHaveBeenCalledTimes(1)
  expect(play.state()).toMatchObject({ phase: 'idle', view, win })
  await vi.advanceTimersByTimeAsync(300)
  expect(send).toHaveBeenCalledTimes(2)
  play.close()
})

test('DSGN-1 where play is strict a round lasts its whole cycle, and cannot be hurried, skipped or repeated by itself', async () => {
  const waits: { ms: number; end: () => void }[] = []
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }))
  const { play, send } = playing('none', { cycleMs: 2_500, profile: () => PROFILES.instant, wait })
  play.startAutoplay({ rounds: 10, winMax: null, lossMax: null, stopsOnFreeSpins: false })
  expect([send.mock.calls, play.state().autoplay]).toEqual([[], null])
  play.press()
  await vi.waitFor(() => expect(waits).toMatchObject([{ ms: 2_500 }]))
  play.press()
  play.skip()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(play.state().phase).not.toBe('idle')
  expect(send).toHaveBeenCalledTimes(1)
  waits[0]!.end()
  await vi.waitFor(() => expect(play.state().phase).toBe('idle'))
  play.press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  play.close()
})
