/** Why a visitor stands before the page of blocked regions, and which of its words that gets. */
export const GEO_REASONS = {
  region: 'region',
  vpn: 'vpn',
  prompt: 'ask',
  'permission-denied': 'denied',
  'user-denied': 'denied',
  'position-unavailable': 'unknown',
  unknown: 'unknown',
  timeout: 'timeout',
  'api-not-supported': 'unsupported',
  'permissions-api-not-supported': 'unsupported',
  'permissions-api-error': 'error',
  'api-error': 'error',
} as const

export type GeoReason = keyof typeof GEO_REASONS

/** What the address says; a blocked region where it says nothing that we know. */
export const geoReasonOf = (text: string | null): GeoReason =>
  text !== null && Object.hasOwn(GEO_REASONS, text) ? (text as GeoReason) : 'region'
