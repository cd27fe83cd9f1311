import type { FastifyRequest } from 'fastify'

type Cookies = Readonly<Record<string, string | undefined>>

/** The visitor's headers that a page may read. */
const HEADERS = ['accept', 'accept-language', 'user-agent'] as const

/** The request in the format of the rendering library. */
export function toWebRequest(request: FastifyRequest, address: URL, cookies: Cookies): Request {
  const headers = new Headers()
  for (const name of HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const cookie = cookieHeader(cookies)
  if (cookie) headers.set('cookie', cookie)
  // GET even for a HEAD, so that the rendered page can be cached for all.
  return new Request(address, { headers })
}

export const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('; ')
