import type { IncomingHttpHeaders } from 'node:http'

/** The origin of the site as requested. */
export interface OwnAddress {
  readonly host: string
  /** Over https only. */
  readonly isSecure: boolean
}

/**
 * Whether a page of this site makes the request. Fetch Metadata is preferred; `Origin` and `Referer` serve browsers
 * without it. A request without any is refused, so that no foreign link, image or form and no typed address changes
 * anything.
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, own: OwnAddress): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? isOwnOrigin(headers.origin ?? headers.referer, own) : site === 'same-origin'
}

/** A page served over http may be tampered with in transit; a site without https accepts either scheme. */
export function isOwnOrigin(url: string | undefined, { host, isSecure }: OwnAddress): boolean {
  const from = url === undefined ? null : URL.parse(url)
  return from?.host === host && (from.protocol === 'https:' || (from.protocol === 'http:' && !isSecure))
}
