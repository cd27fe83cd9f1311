import { expect, test } from 'vitest'
import { playableGames } from '#games/all.ts'
import { tuneOf } from './music.ts'

test('a game always has the same loop, and games differ', () => {
  expect(tuneOf('cherry-royale')).toEqual(tuneOf('cherry-royale'))
  expect(new Set(playableGames.map(({ slug }) => JSON.stringify(tuneOf(slug)))).size).toBeGreaterThan(5)
})

test('every note starts within the loop, is audible to small speakers, and together they stay quiet', () => {
  for (const { slug } of playableGames) {
    const { seconds, notes } = tuneOf(slug)
    for (const { at, hz } of notes) {
      expect(at).toBeLessThan(seconds)
      expect(hz).toBeGreaterThanOrEqual(110)
      expect(hz).toBeLessThan(1_200)
    }
    const loudest = Math.max(
      ...notes.map(({ at }) =>
        notes.filter((note) => note.at <= at && at < note.at + note.seconds).reduce((sum, { gain }) => sum + gain, 0),
      ),
    )
    expect(loudest).toBeLessThan(0.4)
  }
})
