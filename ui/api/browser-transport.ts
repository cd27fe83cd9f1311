import { noteServerTime } from '../time/server-clock.ts'
import type { Transport } from './client.ts'

/** Same-origin fetch with the visitor's cookies. */
export const browserTransport: Transport = async ({ path, method, headers, body, signal }) => {
  const askedMs = performance.now()
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  })
  noteServerTime(response.headers.get('server-timing'), askedMs)
  return { status: response.status, body: await parse(response) }
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Unique without `crypto.randomUUID`, which plain http pages lack. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
