import { expect, test } from 'vitest'
import { toOwnTime, type TraceEvent } from './own-time.ts'

const on = { ph: 'X', pid: 1, tid: 1 }
const main: TraceEvent = { ...on, ph: 'M', name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } }

test('a task lasts as long as its own work, and nested events stay inside it', () => {
  const task = { ...on, name: 'RunTask', ts: 1_000, dur: 800, tdur: 200 }
  const inside = { ...on, name: 'FunctionCall', ts: 1_400, dur: 400, tdur: 100 }
  const elsewhere = { ...on, tid: 2, name: 'RunTask', ts: 1_000, dur: 800, tdur: 200 }
  const after = { ...on, name: 'RunTask', ts: 5_000, dur: 100, tdur: 100 }
  toOwnTime([main, task, inside, elsewhere, after])
  expect(task).toMatchObject({ ts: 1_000, dur: 200 })
  expect(inside).toMatchObject({ ts: 1_100, dur: 100 })
  expect(elsewhere).toMatchObject({ dur: 800 })
  expect(after).toMatchObject({ ts: 5_000, dur: 100 })
})
