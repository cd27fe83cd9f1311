import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { definePush } from '#kernel/push.ts'
import type { WebFeature } from '../feature.ts'
import { loadHearings } from './dispatch-push.ts'
import { hear } from './hear.ts'
import { openHeardPage } from './testing/heard-page.ts'

const ballPush = definePush({ pushType: 'ball', data: z.object({ count: z.int() }), samples: { ball: { count: 1 } } })

const reported = vi.fn<typeof reportError>()
beforeEach(() => void vi.stubGlobal('reportError', reported))
afterEach(() => {
  vi.unstubAllGlobals()
  reported.mockReset()
})

test('every slice that knows the type gets the data, one that fails is reported', () => {
  const heard: unknown[] = []
  const failing = hear(ballPush, () => {
    throw new Error('broken')
  })
  const hearing = (name: string) => hear(ballPush, ({ count }, { random }) => void heard.push([name, count, random()]))
  const { push } = openHeardPage([failing, hearing('one'), hearing('two')], 0.25)
  push('ball', { count: 7 })
  expect(heard).toEqual([
    ['one', 7, 0.25],
    ['two', 7, 0.25],
  ])
  expect(reported.mock.calls).toEqual([[new Error('broken')]])
})

test.each([undefined, null, 'seven', { count: 'seven' }, { count: 7.5 }, {}, []])(
  'data of another shape, %j, reaches nobody and is reported',
  (data) => {
    const handle = vi.fn<() => void>()
    openHeardPage([hear(ballPush, handle)]).push('ball', data)
    expect(handle).not.toHaveBeenCalled()
    expect(reported).toHaveBeenCalledTimes(1)
  },
)

test('what a newer server says more is no reason to refuse', () => {
  const handle = vi.fn<() => void>()
  openHeardPage([hear(ballPush, handle)]).push('ball', { count: 7, colour: 'red' })
  expect(handle).toHaveBeenCalledTimes(1)
})

test('a type of a newer server is passed over and reported', () => {
  openHeardPage([]).push('unheard', {})
  expect(reported).toHaveBeenCalledTimes(1)
})

test('a slice whose part does not load is reported, and the others hear', async () => {
  const deaf: WebFeature = { id: 'deaf', onPush: () => Promise.reject(new Error('gone')) }
  const hearing = hear(ballPush, () => undefined)
  const well: WebFeature = { id: 'well', onPush: async () => ({ onPush: [hearing] }) }
  expect(await loadHearings([deaf, { id: 'mute' }, well])).toEqual([hearing])
  expect(reported).toHaveBeenCalledWith(new Error('gone'))
})
