import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushMessage } from '#kernel/push.ts'
import type { PushConnection, PushOptions } from './open-pushes.ts'
import { usePushes } from './use-pushes.ts'

/** Sockets opened by the page, with their state. */
const { sockets } = vi.hoisted(() => ({ sockets: [] as { options: PushOptions; isOpen: boolean }[] }))
vi.mock('./open-pushes.ts', () => ({
  openPushes: async (options: PushOptions) => {
    const socket = { options, isOpen: true }
    sockets.push(socket)
    return () => void (socket.isOpen = false)
  },
}))

beforeEach(() => void sockets.splice(0))
afterEach(() => vi.unstubAllGlobals())

const connectionOf = (player: string, token = 'first'): PushConnection => ({
  url: '/connection/websocket',
  connectionToken: token,
  connections: [{ channel: `player:${player}`, token }],
})

const reload = { type: 'app', data: { action: 'reload' } } as PushMessage

function page(first: PushConnection | null) {
  const heard: string[] = []
  const view = renderHook(
    ({ connection, name }: { connection: PushConnection | null; name: string }) =>
      usePushes(connection, {
        renew: async () => connectionOf('ada'),
        onMessage: () => void heard.push(name),
        onGap: () => void heard.push(`${name} gap`),
      }),
    { initialProps: { connection: first, name: 'first' } },
  )
  return { ...view, heard }
}

test('a guest, or a site with the socket off, opens no socket', async () => {
  const { unmount } = page(null)
  await new Promise((resume) => setTimeout(resume, 400))
  expect(sockets).toEqual([])
  unmount()
})

test('the socket survives fresh tokens and new handlers, and calls the latest ones', async () => {
  const { rerender, heard } = page(connectionOf('ada'))
  await waitFor(() => expect(sockets).toHaveLength(1))
  rerender({ connection: connectionOf('ada', 'second'), name: 'second' })
  sockets[0]?.options.onMessage(reload)
  sockets[0]?.options.onGap()
  expect(heard).toEqual(['second', 'second gap'])
  expect(sockets).toHaveLength(1)
})

test('another player gets another socket, and closing the page closes it', async () => {
  const { rerender, unmount } = page(connectionOf('ada'))
  await waitFor(() => expect(sockets).toHaveLength(1))
  rerender({ connection: connectionOf('bob'), name: 'bob' })
  await waitFor(() => expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false, true]))
  expect(sockets[1]?.options.connection.connections[0]?.channel).toBe('player:bob')
  unmount()
  expect(sockets[1]?.isOpen).toBe(false)
})

test('a page closed before it was idle opens no socket', async () => {
  const { unmount } = page(connectionOf('ada'))
  unmount()
  await new Promise((resume) => setTimeout(resume, 400))
  expect(sockets).toEqual([])
})
