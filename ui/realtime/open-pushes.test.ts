import { expect, test } from 'vitest'
import { transportsTo } from './open-pushes.ts'

test('a socket of this site, with the ways around it', () => {
  expect(transportsTo('/connection/websocket', 'https://play.example/es/lobby?game=1')).toEqual([
    { transport: 'websocket', endpoint: 'wss://play.example/connection/websocket' },
    { transport: 'http_stream', endpoint: 'https://play.example/connection/http_stream' },
    { transport: 'sse', endpoint: 'https://play.example/connection/sse' },
  ])
})

test('a socket elsewhere, with and without such ways', () => {
  const endpoints = (url: string): string[] => transportsTo(url, 'http://localhost:3000/').map(({ endpoint }) => endpoint)
  expect(endpoints('wss://push.example/connection/websocket')).toEqual([
    'wss://push.example/connection/websocket',
    'https://push.example/connection/http_stream',
    'https://push.example/connection/sse',
  ])
  expect(endpoints('wss://push.example/socket')).toEqual(['wss://push.example/socket'])
})
