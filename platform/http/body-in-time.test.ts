import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSlowBodies } from './body-in-time.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  endSlowBodies(app, 50)
  app.post('/short', async () => 'ok')
  app.post('/file', { config: { contract: { takesFile: { bytesMax: 10 } } as never } }, async () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

/** Sends part of a body and keeps the connection open. */
async function beginBody(path: string) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  const head = [`POST ${path} HTTP/1.1`, 'host: play.example', 'content-type: text/plain', 'content-length: 2', '', 'a']
  socket.write(head.join('\r\n'))
  return socket
}

test('a body that does not arrive ends its connection, and a file may take longer', async () => {
  const [short, file] = [await beginBody('/short'), await beginBody('/file')]
  await once(short, 'close')
  file.end('b')
  const [answer] = (await once(file, 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
})
