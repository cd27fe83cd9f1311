import { afterEach, expect, test, vi } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { checkPosition, reportBlock } from '../contract.ts'
import { findAccess, findSilently } from './find-position.ts'

afterEach(() => void vi.unstubAllGlobals())

type Permission = PermissionState | 'none' | 'broken'

/** A browser that fails with this code, or finds the position. */
function openBrowser({ permission = 'prompt', code }: { permission?: Permission; code?: number | undefined }) {
  const query = () => (permission === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve({ state: permission }))
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    code === undefined
      ? found({ coords: { latitude: 30, longitude: -97, accuracy: 20 } } as GeolocationPosition)
      : failed({ code } as GeolocationPositionError)
  vi.stubGlobal('navigator', {
    ...(permission === 'none' ? {} : { permissions: { query } }),
    ...(code === -1 ? {} : { geolocation: { getCurrentPosition } }),
  })
  const server = new FakeServer()
  server.answer(reportBlock, { success: true })
  server.answer(checkPosition, { success: true, data: { access: true, reason: null } } as never)
  const api = new ApiClient({ transport: server.transport, locale: 'en', newKey })
  const reported = () => server.calls(reportBlock).flatMap(({ body }) => (body as { apps: string[] }).apps)
  return { api, reported }
}

test.each([
  ['prompt', 1, 'user-denied'],
  ['denied', 1, 'permission-denied'],
  ['none', 1, 'permission-denied'],
  ['prompt', 2, 'position-unavailable'],
  ['granted', 3, 'timeout'],
  ['granted', 99, 'unknown'],
  ['granted', -1, 'api-not-supported'],
] as const)('with the permission %s a failure of code %d is reported as %s', async (permission, code, reason) => {
  const { api, reported } = openBrowser({ permission, code })
  expect(await findAccess(api)).toEqual({ hasAccess: false, reason })
  expect(reported()).toEqual([`geolocation:${reason}`])
})

test('a page checks by itself only if the browser already has permission', async () => {
  expect(await findSilently(openBrowser({ permission: 'granted' }).api)).toEqual({ hasAccess: true })
  for (const permission of ['prompt', 'denied'] as const) {
    const { api, reported } = openBrowser({ permission })
    expect([await findSilently(api), reported()]).toEqual([null, []])
  }
})

test.each([
  ['none', 'permissions-api-not-supported'],
  ['broken', 'permissions-api-error'],
] as const)('if the permission cannot be read (%s), %s is reported and the visitor is asked', async (permission, reason) => {
  const { api, reported } = openBrowser({ permission })
  expect([await findSilently(api), reported()]).toEqual([null, [`geolocation:${reason}`]])
})
