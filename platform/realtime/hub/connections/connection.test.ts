import { expect, test } from 'vitest'
import type { Disconnect } from '../codes.ts'
import { Connection } from './connection.ts'
import { Flusher } from './flusher.ts'
import { HUB_LIMITS } from '../options.ts'
import type { Command } from '../protocol.ts'
import type { Transport } from '../transports/transport.ts'

interface Open {
  readonly backlogBytes?: number
  readonly isBroken?: boolean
  readonly answer?: (command: Command) => Promise<void>
}

function open(options: Open = {}) {
  const frames: string[] = []
  const closed: Disconnect[] = []
  const transport: Transport = {
    name: 'websocket',
    send(frame) {
      if (options.isBroken) throw new Error('broken')
      frames.push(frame)
    },
    close: (disconnect) => void closed.push(disconnect),
    backlogBytes: options.backlogBytes ?? 0,
  }
  const connection = new Connection(transport, {
    limits: HUB_LIMITS,
    flusher: new Flusher(),
    answer: async (_, command) => options.answer?.(command),
    onEnd: () => {},
    nameStream: () => 'a stream',
  })
  return { connection, frames, closed }
}

const turn = (): Promise<void> => new Promise((resume) => setImmediate(resume))

test('messages of one turn are sent in one frame, one per line', async () => {
  const { connection, frames } = open()
  connection.send('{"a":1}')
  connection.send('{"b":2}')
  expect(frames).toEqual([])
  await turn()
  expect(frames).toEqual(['{"a":1}\n{"b":2}'])
})

test('a client that does not read is disconnected as slow', async () => {
  const { connection, frames, closed } = open({ backlogBytes: 2 ** 20 + 1 })
  connection.send('{}')
  await turn()
  expect(frames).toEqual([])
  expect(closed).toEqual([{ code: 3008, reason: 'slow' }])
})

test('a client that cannot be written to is dropped', async () => {
  const { connection, closed } = open({ isBroken: true })
  connection.send('{}')
  await turn()
  expect(closed).toEqual([{ code: 3009, reason: 'write error' }])
})

test('commands are answered in order, even if the first takes longer', async () => {
  const answered: (number | undefined)[] = []
  const { connection } = open({
    answer: async ({ id }) => {
      if (id === 1) await turn()
      answered.push(id)
    },
  })
  connection.receive('{"id":1,"connect":{}}\n{"id":2,"subscribe":{}}')
  connection.receive('{"id":3,"subscribe":{}}')
  await turn()
  await turn()
  expect(answered).toEqual([1, 2, 3])
})

test('messages sent before the end are delivered, later ones are not', async () => {
  const { connection, frames, closed } = open()
  connection.send('{"last":true}')
  connection.close({ code: 3001, reason: 'shutdown' })
  connection.send('{"late":true}')
  connection.close({ code: 3008, reason: 'slow' })
  await turn()
  expect(frames).toEqual(['{"last":true}'])
  expect(closed).toEqual([{ code: 3001, reason: 'shutdown' }])
})

test.each(['', 'nonsense', '[]', '42', '{"id":1}\nnull', '"text"'])('%j is no frame', (frame) => {
  const { connection, closed } = open()
  connection.receive(frame)
  expect(closed).toEqual([{ code: 3501, reason: 'bad request' }])
})

test('a flood of commands ends the connection', () => {
  const { connection, closed } = open()
  const frame = Array.from({ length: 50 }, (_, index) => `{"id":${index + 1},"rpc":{}}`).join('\n')
  for (let sent = 0; sent < 4; sent++) connection.receive(frame)
  expect(closed).toEqual([])
  connection.receive(frame)
  expect(closed).toEqual([{ code: 3013, reason: 'too many requests' }])
})
