/** Why a visitor sees the geoblock page, which selects its text. */
export const GEO_REASONS = {
  region: 'region',
  residence: 'residence',
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

/** The reason from the address; a blocked region if it is missing or unknown. */
export const geoReasonOf = (text: string | null): GeoReason =>
  text !== null && Object.hasOwn(GEO_REASONS, text) ? (text as GeoReason) : 'region'
