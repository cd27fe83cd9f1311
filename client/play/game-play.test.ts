import { expect, test, vi } from 'vitest'
import { findSlot } from '#games/all.ts'
import type { Cue } from '../playback/cue.ts'
import { PROFILES } from '../playback/profiles.ts'
import type { GameStage } from '../stage/game-stage.ts'
import { richBalances, spinsOfKind } from '../testing/staged-rounds.ts'
import { GamePlay } from './game-play.ts'

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

test('a stage that mounts during a round shows it from there: the reels turn and stop', async () => {
  const reply = spinsOfKind('cherry-royale', 'nice')
  const play = new GamePlay({
    definition,
    mode: 'TournamentPoints',
    levels: definition.betLevels,
    balances: richBalances,
    freeSpins: [],
    newKey: () => 'one',
    profile: () => PROFILES.normal,
    send: ({ stake }) => Promise.resolve(reply(stake)),
    acknowledge: () => Promise.resolve(),
  })
  play.press()
  await vi.waitFor(() => expect(play.state().phase).toBe('stopping'))
  const done: string[] = []
  play.attach(stageOf(done))
  expect(done).toEqual(['rest', 'beginSpin', 'show spin'])
  play.skip()
  await vi.waitFor(() => expect(done).toContain('settle spin'))
  play.close()
})
