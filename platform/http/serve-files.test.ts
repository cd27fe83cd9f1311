import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
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
  write('assets/small.js.gz', gzipSync('small'))
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

test('a small file is read once, and later responses keep the headers of each request', async () => {
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

test('each encoding is cached separately', async () => {
  const readBoth = async () => [await get('/assets/small.js', { 'accept-encoding': 'gzip, br' }), await get('/assets/small.js')]
  await readBoth()
  const [packed, plain] = await readBoth()
  expect(packed!.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(packed!.rawPayload))).toBe('small')
  expect(plain!.headers['content-encoding']).toBeUndefined()
  expect(plain!.body).toBe('small')
})

test('a list of encodings that only the library can read is not cached', async () => {
  for (const accepted of ['*', 'br;q=1, gzip;q=0', 'x-gzip']) await get('/assets/small.js', { 'accept-encoding': accepted })
  expect((await get('/assets/small.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/assets/small.js')).body).toBe('small')
  write('assets/small.js', 'other')
  expect((await get('/assets/small.js', { 'accept-encoding': 'identity;q=1' })).body).toBe('other')
})

test('a file is cached once, however its URL is spelled', async () => {
  await get('/assets/small.js')
  write('assets/small.js', 'other')
  for (const url of ['/%61ssets/small.js', '/assets/sm%61ll.js?v=1']) expect((await get(url)).body).toBe('small')
})

test('a matching ETag gets 304, and a range request gets a part', async () => {
  const { headers } = await get('/assets/small.js')
  const same = await get('/assets/small.js', { 'if-none-match': headers.etag })
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
  expect((await get('/assets/small.js', { 'if-none-match': '"older"' })).body).toBe('small')
  expect((await get('/assets/small.js', { 'if-match': '"older"' })).statusCode).toBe(412)
  const part = await get('/assets/small.js', { range: 'bytes=1-2' })
  expect([part.statusCode, part.body]).toEqual([206, 'ma'])
  expect((await app.inject({ method: 'HEAD', url: '/assets/small.js' })).body).toBe('')
})

test('large files are read each time', async () => {
  expect((await get('/large.txt')).body).toBe(LARGE)
  write('large.txt', LARGE.replaceAll('l', 'm'))
  expect((await get('/large.txt')).body).toBe(LARGE.replaceAll('l', 'm'))
})

test('what is no file has no answer here: a missing one, a folder, a way out, a compressed one by its own name', async () => {
  write('../outside.txt', 'outside')
  for (const url of ['/assets/none.js', '/assets/', '/assets/../../outside.txt', '/assets/%2e%2e%2f%2e%2e%2foutside.txt'])
    expect((await get(url)).statusCode, url).toBe(404)
  expect((await get('/assets/small.js.br')).statusCode).toBe(404)
  rmSync(join(folder, '../outside.txt'))
})
