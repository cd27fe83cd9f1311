/** For every answer. Pages get their own Content-Security-Policy on top; for anything else nothing may run at all. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy([]),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * What a page may ask of the device. The camera is for frames of these origins; the site has to be named beside them, as it
 * can pass on only what it has itself.
 */
export function permissionsPolicy(cameras: readonly string[]): string {
  const camera = cameras.length === 0 ? '' : ['self', ...cameras.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(${camera}), microphone=(), payment=(), usb=(), geolocation=(self)`
}

/**
 * For pages: only scripts that carry this request's nonce, and what those load themselves. Styles may stand inline,
 * because React writes style attributes and toasts bring their own sheet. 'self' covers the site's own web sockets too.
 */
export function pagePolicy(nonce: string, { isSecure, frames, calls }: PageOrigins): string {
  const parts = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  return [...parts, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

export interface PageOrigins {
  readonly isSecure: boolean
  /** Whose pages may stand in frames. */
  readonly frames: readonly string[]
  /** Whom pages call besides their own site. */
  readonly calls: readonly string[]
}
