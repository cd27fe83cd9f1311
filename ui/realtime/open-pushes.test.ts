import { expect, test } from 'vitest'
import { ApiError, problemOf } from '../api/api-error.ts'
import { isFinal, transportsTo } from './open-pushes.ts'

test('a socket of this site, with its fallbacks', () => {
  expect(transportsTo('/connection/websocket', 'https://play.example/es/lobby?game=1')).toEqual([
    { transport: 'websocket', endpoint: 'wss://play.example/connection/websocket' },
    { transport: 'http_stream', endpoint: 'https://play.example/connection/http_stream' },
    { transport: 'sse', endpoint: 'https://play.example/connection/sse' },
  ])
})

test('a socket elsewhere, with and without fallbacks', () => {
  const endpoints = (url: string): string[] => transportsTo(url, 'http://localhost:3000/').map(({ endpoint }) => endpoint)
  expect(endpoints('wss://push.example/connection/websocket')).toEqual([
    'wss://push.example/connection/websocket',
    'https://push.example/connection/http_stream',
    'https://push.example/connection/sse',
  ])
  expect(endpoints('wss://push.example/socket')).toEqual(['wss://push.example/socket'])
})

test.each([
  [true, [401, 403, 404, 422]],
  // From a proxy or an overloaded server: giving up here would silence the page until it is reloaded.
  [false, [0, 408, 409, 425, 429, 500, 502, 503, 504]],
])('no tokens will come: %s after %j', (expected, statuses) => {
  for (const status of statuses) expect(isFinal(new ApiError(problemOf(status, null)))).toBe(expected)
  expect(isFinal(new Error('no network'))).toBe(false)
})
