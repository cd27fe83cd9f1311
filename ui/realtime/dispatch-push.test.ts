import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { definePush } from '#kernel/push.ts'
import type { WebFeature } from '../feature.ts'
import { loadPushHandlers } from './dispatch-push.ts'
import { hear } from './on-message.ts'
import { openHeardPage } from './testing/push-page.ts'

const ballPush = definePush({ pushType: 'ball', data: z.object({ count: z.int() }) })

const reported = vi.fn<typeof reportError>()
beforeEach(() => void vi.stubGlobal('reportError', reported))
afterEach(() => {
  vi.unstubAllGlobals()
  reported.mockReset()
})

test('every slice that knows the type gets the data, and one that fails is reported', () => {
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
  'malformed data, %j, reaches no handler and is reported',
  (data) => {
    const handle = vi.fn<() => void>()
    openHeardPage([hear(ballPush, handle)]).push('ball', data)
    expect(handle).not.toHaveBeenCalled()
    expect(reported).toHaveBeenCalledTimes(1)
  },
)

test('additional fields of a newer server are accepted', () => {
  const handle = vi.fn<() => void>()
  openHeardPage([hear(ballPush, handle)]).push('ball', { count: 7, color: 'red' })
  expect(handle).toHaveBeenCalledTimes(1)
})

test('an unknown type of a newer server is ignored and reported', () => {
  openHeardPage([]).push('unheard', {})
  expect(reported).toHaveBeenCalledTimes(1)
})

test('a slice whose handlers fail to load is reported, and the others receive the push', async () => {
  const deaf: WebFeature = { id: 'deaf', onPush: () => Promise.reject(new Error('gone')) }
  const hearing = hear(ballPush, () => undefined)
  const well: WebFeature = { id: 'well', onPush: async () => ({ onPush: [hearing] }) }
  expect(await loadPushHandlers([deaf, { id: 'mute' }, well])).toEqual([hearing])
  expect(reported).toHaveBeenCalledWith(new Error('gone'))
})
