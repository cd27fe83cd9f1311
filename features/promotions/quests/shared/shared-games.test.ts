import { expect, test } from 'vitest'
import { gamesOf, shareGames, withSharedGames } from './shared-games.ts'

test('games shared by several tasks are listed once', () => {
  const task = (...gameIds: string[]) => ({ gameIds, sharedGameIds: null })
  const days = [{ tasks: [task(), task('a')] }, { tasks: [task('a'), task('b', 'c')] }]
  const sets = shareGames(days)
  expect(sets).toEqual([['a'], ['b', 'c']])
  const tasks = days.flatMap((day) => day.tasks)
  const shared = tasks.map((each) => withSharedGames(each, sets))
  expect(shared).toEqual([
    { gameIds: [], sharedGameIds: null },
    { gameIds: [], sharedGameIds: 0 },
    { gameIds: [], sharedGameIds: 0 },
    { gameIds: [], sharedGameIds: 1 },
  ])
  expect(shared.map((each) => gamesOf(each, sets))).toEqual(tasks.map(({ gameIds }) => gameIds))
})

test('a task keeps its games where none are shared', () => {
  const task = withSharedGames({ gameIds: ['a', 'b'] }, [])
  expect(task).toEqual({ gameIds: ['a', 'b'], sharedGameIds: null })
  expect(gamesOf(task, [])).toEqual(['a', 'b'])
})
