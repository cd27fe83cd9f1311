import { REPORTS_PATH } from './page-reports.ts'

/** For every response. Pages add their own Content-Security-Policy; anything else may run nothing. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy({ cameras: [], payments: [] }),
    // Windows that a bank opens keep their opener. On all pages alike: a reload under another policy loses the entry's state.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * The Permissions-Policy of a page. Camera and payments are for frames of these origins; the site itself must be listed
 * too, since it can only delegate what it has.
 */
export function permissionsPolicy({ cameras, payments }: DelegatedTo): string {
  const to = (origins: readonly string[]): string =>
    origins.length === 0 ? '' : ['self', ...origins.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(${to(cameras)}), microphone=(), payment=(${to(payments)}), usb=(), geolocation=(self)`
}

interface DelegatedTo {
  readonly cameras: readonly string[]
  readonly payments: readonly string[]
}

/**
 * For pages: only scripts with this request's nonce, and those they load. Inline styles are allowed, because React
 * writes style attributes and toasts bring their own sheet. 'self' covers the site's own WebSockets too.
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
    `report-uri ${REPORTS_PATH}`,
  ]
  return [...parts, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

export interface PageOrigins {
  readonly isSecure: boolean
  /** Origins allowed in frames. */
  readonly frames: readonly string[]
  /** Origins that pages connect to besides the site. */
  readonly calls: readonly string[]
}
