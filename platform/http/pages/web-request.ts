import type { FastifyRequest } from 'fastify'

type Cookies = Readonly<Record<string, string | undefined>>

/** What of a visitor's headers a page may look at. */
const HEADERS = ['accept', 'accept-language', 'user-agent'] as const

/** The request as the page server's library takes it. */
export function toWebRequest(request: FastifyRequest, address: URL, cookies: Cookies): Request {
  const headers = new Headers()
  for (const name of HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const cookie = cookieHeader(cookies)
  if (cookie) headers.set('cookie', cookie)
  // Also for a HEAD, whose answer is the page's without the page: what is drawn may be kept for all.
  return new Request(address, { headers })
}

export const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('; ')
