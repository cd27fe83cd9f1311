import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the browser says that a page of this very site makes the request. Fetch Metadata says it best; `Origin` and
 * `Referer` speak for browsers without it. A request that says nothing is refused: no link, image or form elsewhere,
 * and no address typed by hand, may change anything.
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const from = headers.origin ?? headers.referer
  return from !== undefined && hostOf(from) === host
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}
