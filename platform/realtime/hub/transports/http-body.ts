import type { IncomingMessage, ServerResponse } from 'node:http'

/** The body as text. Undefined if it is too long; the reply has then been sent. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  bytesMax: number,
): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes <= bytesMax) parts.push(part)
  }
  if (bytes <= bytesMax) return Buffer.concat(parts).toString()
  answerStatus(response, 413)
  return undefined
}

/** Undefined if it is not a JSON object. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export function answerStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end()
}

export function answerJson(response: ServerResponse, status: number, json: string): void {
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(json) }).end(json)
}
