import { once } from 'node:events'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PATH } from '../index.ts'

/** A scripted client. */
export async function openSpeaker(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { origin: `http://127.0.0.1:${port}` })
  const heard: Record<string, unknown>[] = []
  const frames: string[] = []
  socket.on('message', (data: Buffer) => {
    frames.push(data.toString())
    for (const line of data.toString().split('\n')) heard.push(JSON.parse(line) as Record<string, unknown>)
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(([code, reason]) => ({ code: code as number, reason: String(reason) }))
  await once(socket, 'open')
  let id = 0
  return {
    socket,
    heard,
    frames,
    closed,
    say: (...lines: object[]) => socket.send(lines.map((line) => JSON.stringify(line)).join('\n')),
    /** The reply to one command. */
    async ask(command: object): Promise<Record<string, unknown>> {
      const asked = ++id
      socket.send(JSON.stringify({ id: asked, ...command }))
      return vi.waitFor(() => {
        const reply = heard.find((each) => each.id === asked)
        if (!reply) throw new Error(`no reply to ${JSON.stringify(command)}`)
        return reply
      }, 5_000)
    },
    [Symbol.dispose]: () => socket.terminate(),
  }
}
