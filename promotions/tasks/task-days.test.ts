import { describe, expect, test } from 'vitest'
import type { PlannedTask, TaskCalendar } from '#kernel/tasks/task.ts'
import { addDays, type CalendarDay, startOfDay } from '#kernel/time.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { countTasks, NO_TASKS, progressIn, type TaskCell, taskCosts } from './task-days.ts'

const START = '2026-11-21' as CalendarDay
const timeZone = 'America/New_York'
const task = (type: PlannedTask['type'], target: number): PlannedTask => {
  return { type, target, mode: null, gameIds: [], prize: { coins: target * 100, entries: 0 } }
}
const told: (readonly PlannedTask[])[] = []
const on = countTasks((_, completed) => {
  told.push(completed)
  return []
})

function open(type: TaskCalendar['type'], ...days: PlannedTask[][]) {
  const run = { config: { type, days: days.map((tasks) => ({ tasks })) }, startsAt: startOfDay(START, timeZone), timeZone }
  let cell: TaskCell = NO_TASKS
  const hear = (name: keyof typeof on, day: number, payload: object = settledRound('rnd_1', { win: 5 })) => {
    const outcome = on[name](cell, { type: name, day: addDays(START, day), at: 1, payload } as never, run)
    cell = ('cell' in outcome && outcome.cell) || cell
    return outcome
  }
  return { hear, progress: () => progressIn(cell, run) }
}

describe('an event', () => {
  test('counts for the earliest open day that needs it, and a completed task is told and paid by its place', () => {
    const { hear, progress } = open('season', [task('rounds', 1)], [task('rounds', 2), task('wins', 1)])
    expect(hear('round.settled', 1)).toMatchObject({ grants: [{ key: 'day:1:task:1' }, { key: 'day:2:task:2' }] })
    expect(told.at(-1)).toHaveLength(2)
    expect(progress()).toEqual({ from: 1, days: [[0, 1]] })
    expect(hear('round.settled', 1)).toMatchObject({ grants: [] })
    expect(progress()).toEqual({ from: 1, days: [[1, 1]] })
  })

  test('does not count for a day of an advent that has ended or has not begun', () => {
    const { hear, progress } = open('advent', [task('rounds', 5)], [task('sign-in', 1)], [task('rounds', 5)])
    expect(hear('round.settled', 1)).toEqual({ ignored: 'no-open-task' })
    hear('round.settled', 2)
    expect(progress()).toEqual({ from: 2, days: [[1]] })
  })

  test('of a purchase completes a task whose prize goes with it', () => {
    const { hear } = open('season', [task('purchases', 1)])
    expect(hear('purchase.completed', 0, { nth: 7, cents: 100 })).toMatchObject({
      grants: [{ key: 'day:1:task:1', purchase: 7 }],
    })
  })

  test('that reverses a round lowers the latest open task that it may have raised, and none that is done', () => {
    const { hear, progress } = open('season', [task('rounds', 1)], [task('rounds', 3)])
    for (let round = 0; round < 3; round++) hear('round.settled', 1)
    expect(progress()).toEqual({ from: 1, days: [[2]] })
    const reversed = { ...settledRound('rnd_1', {}), reason: 'rolled-back', isWhole: true }
    hear('round.reversed', 1, reversed)
    hear('round.reversed', 1, reversed)
    expect(progress()).toEqual({ from: 1, days: [] })
    expect(hear('round.reversed', 1, reversed)).toEqual({ ignored: 'no-open-task' })
  })
})

test('each task costs its prize once', () => {
  const days = [{ tasks: [task('rounds', 1), task('wins', 2)] }, { tasks: [task('games', 3)] }]
  expect(taskCosts({ type: 'season', days }).map(({ trigger, coins }) => [trigger, coins.max])).toEqual([
    ['task 1 of day 1', 100],
    ['task 2 of day 1', 200],
    ['task 1 of day 2', 300],
  ])
})
