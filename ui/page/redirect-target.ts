const REFUSED = ['blob:', 'data:', 'javascript:', 'vbscript:']

export interface RedirectTarget {
  /** A path of this site with its query, or an absolute URL elsewhere. */
  readonly to: string
  /** Loads a new document. */
  readonly isExternal: boolean
}

/**
 * Resolves a redirect's target. Throws for targets that would run a script or show data as a page, and for other
 * sites that are not allowed.
 */
export function redirectTarget(
  wanted: string,
  { origin, mayLeave = false }: { origin: string; mayLeave?: boolean },
): RedirectTarget {
  const url = URL.parse(wanted, origin)
  if (!url) throw new Error(`Cannot navigate to '${wanted}'.`)
  if (REFUSED.includes(url.protocol)) throw new Error(`Cannot navigate to a URL with '${url.protocol}' protocol.`)
  if (url.origin === origin) return { to: url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash, isExternal: false }
  if (!mayLeave) throw new Error(`Navigation to the external URL ${url.origin} is not allowed.`)
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error(`Cannot navigate to a URL with '${url.protocol}' protocol.`)
  return { to: url.href, isExternal: true }
}
