import type { IncomingMessage } from 'node:http'

/**
 * Whether the request comes from a page of the requested host. Browsers send the origin with every WebSocket and
 * POST; on a same-origin GET they may send only Fetch Metadata or the referrer.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const page = headers.origin ?? headers.referer
  if (page === undefined) return site === 'same-origin'
  return URL.canParse(page) && new URL(page).host === headers.host
}
