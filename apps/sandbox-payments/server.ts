import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sendJson } from './answers.ts'
import { type ApiParts, answerApi } from './api.ts'
import { FILES, answerPage } from './pages.ts'

export interface ServerParts extends ApiParts {
  /** Origins that may embed the page in a frame. */
  readonly sites: readonly string[]
}

const BODY_BYTES_MAX = 1_000_000

/** Serves the merchant's API and the player's page. */
export const serve = (parts: ServerParts): Server =>
  createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      if (response.headersSent) response.destroy()
      else sendJson(response, { status: 500, body: { error: 'internal' } })
    })
  })

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const file = FILES.get(path)
  if (file && request.method === 'GET') {
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
    return void response.end(file.content)
  }
  const body = await readBody(request)
  if (body === undefined) return sendJson(response, { status: 413, body: { error: 'too-long' } })
  if (path.startsWith('/pay/')) return answerPage(parts, { request, response, path, body })
  return answerApi(parts, { request, response, path, body })
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > BODY_BYTES_MAX) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
