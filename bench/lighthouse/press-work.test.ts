import { expect, test } from 'vitest'
import { pressesIn, type TimelineEvent } from './press-work.ts'

const on = { pid: 1, tid: 1 }
const tap = (ts: number, interactionId: number, duration: number): TimelineEvent => ({
  ...on,
  ph: 'b',
  name: 'EventTiming',
  ts,
  args: { data: { interactionId, duration } },
})
const task = (ts: number, dur: number, tdur: number): TimelineEvent => ({ ...on, ph: 'X', name: 'RunTask', ts, dur, tdur })

test('a press counts its own work until the frame four times, without waiting or work outside it', () => {
  const call = {
    ...on,
    ph: 'X',
    name: 'FunctionCall',
    ts: 20_000,
    dur: 8_000,
    tdur: 8_000,
    args: { data: { functionName: 'open' } },
  }
  const trace = [task(0, 9_000, 9_000), tap(10_000, 7, 100), task(20_000, 40_000, 10_000), call, task(120_000, 50_000, 50_000)]
  expect(pressesIn(trace)).toEqual([{ seen: 100, own: 40, longest: 'FunctionCall open 32' }])
})

test("of one press's events the one with the most work counts, of nested tasks the outer one", () => {
  const trace = [tap(0, 7, 16), tap(0, 7, 50), task(20_000, 20_000, 20_000), task(21_000, 5_000, 5_000), tap(0, 0, 90)]
  expect(pressesIn(trace)).toMatchObject([{ seen: 50, own: 80 }])
})

test('work after the frame is handed over does not delay the press', () => {
  const press = { ...tap(0, 7, 90), args: { data: { interactionId: 7, duration: 90, timeStamp: 500, commitFinishTime: 530 } } }
  const trace = [press, task(10_000, 10_000, 10_000), task(40_000, 30_000, 30_000)]
  expect(pressesIn(trace)).toMatchObject([{ seen: 90, own: 40 }])
})
