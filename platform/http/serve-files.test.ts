import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveFiles } from './serve-files.ts'

const LARGE = 'l'.repeat(100_000)

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-files-'))
  mkdirSync(join(folder, 'assets'))
  write('assets/small.js', 'small')
  write('assets/small.js.br', brotliCompressSync('small'))
  write('large.txt', LARGE)
  app = fastify()
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  await serveFiles(app, folder)
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const write = (path: string, content: string | Buffer): void => writeFileSync(join(folder, path), content)
const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers })

test('a small file is read once: what it was answered with is answered again, with what belongs to each request', async () => {
  const first = await get('/assets/small.js')
  write('assets/small.js', 'other')
  const second = await get('/assets/small.js')
  expect(second.body).toBe('small')
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { 'x-request-id': one, date: _, connection: _c, ...said } = first.headers
  const { 'x-request-id': other, date: _d, connection: _e, ...again } = second.headers
  expect(again).toEqual(said)
  expect(other).not.toBe(one)
})

test('each encoding is remembered by itself', async () => {
  const readBoth = async () => [await get('/assets/small.js', { 'accept-encoding': 'gzip, br' }), await get('/assets/small.js')]
  await readBoth()
  const [packed, plain] = await readBoth()
  expect(packed!.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(packed!.rawPayload))).toBe('small')
  expect(plain!.headers['content-encoding']).toBeUndefined()
  expect(plain!.body).toBe('small')
})

test('whoever has a file hears so, and a part of it is a part', async () => {
  const { headers } = await get('/assets/small.js')
  const same = await get('/assets/small.js', { 'if-none-match': headers.etag })
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
  expect((await get('/assets/small.js', { 'if-none-match': '"older"' })).body).toBe('small')
  const part = await get('/assets/small.js', { range: 'bytes=1-2' })
  expect([part.statusCode, part.body]).toEqual([206, 'ma'])
  expect((await app.inject({ method: 'HEAD', url: '/assets/small.js' })).body).toBe('')
})

test('large files, and those asked for with a query, are read each time', async () => {
  const read = async () => [(await get('/large.txt')).body, (await get('/assets/small.js?v=1')).body]
  expect(await read()).toEqual([LARGE, 'small'])
  write('large.txt', LARGE.replaceAll('l', 'm'))
  write('assets/small.js', 'other')
  expect(await read()).toEqual([LARGE.replaceAll('l', 'm'), 'other'])
})
