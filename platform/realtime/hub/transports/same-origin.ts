import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of the very host that was asked comes here. Browsers name their page on every WebSocket and every POST;
 * on a GET of their own site they may not, and say so by Fetch Metadata or by the referrer.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const page = headers.origin ?? headers.referer
  if (page === undefined) return site === 'same-origin'
  return URL.canParse(page) && new URL(page).host === headers.host
}
