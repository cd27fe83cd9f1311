import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { PushMessage } from '#kernel/push.ts'
import type { PushTarget, WebFeature } from '../feature.ts'
import { dispatchPush } from './dispatch-push.ts'

const target: PushTarget = { queries: new QueryClient(), openModal: () => {}, toast: () => {} }
const reload: PushMessage = { type: 'app', data: { action: 'reload' } }

test('every slice that knows the type gets the data, one that fails is reported', () => {
  const reported = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', reported)
  const heard: unknown[] = []
  const hearing = (id: string): WebFeature => ({ id, onPush: { app: (data, app) => void heard.push([id, data, app]) } })
  const failing: WebFeature = {
    id: 'failing',
    onPush: {
      app: () => {
        throw new Error('broken')
      },
    },
  }
  const deaf: WebFeature = { id: 'deaf', onPush: { setBalance: () => void heard.push('deaf') } }
  dispatchPush([failing, hearing('one'), deaf, hearing('two'), { id: 'none' }], reload, target)
  expect(heard).toEqual([
    ['one', { action: 'reload' }, target],
    ['two', { action: 'reload' }, target],
  ])
  expect(reported).toHaveBeenCalledWith(new Error('broken'))
  vi.unstubAllGlobals()
})

test('a type of a newer server is passed over', () => {
  expect(() => dispatchPush([{ id: 'one', onPush: {} }], { type: 'unheard' } as never, target)).not.toThrow()
})
