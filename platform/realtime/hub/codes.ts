export interface ProtocolError {
  readonly code: number
  readonly message: string
  /** The client retries by itself. */
  readonly temporary?: true
}

/** Errors that refuse one command. 113 belongs to paged maps, which this hub does not have. */
export const ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ProtocolError>

export interface Disconnect {
  readonly code: number
  /** Never empty, never JSON: the client uses the code only with a reason, and reads JSON as an instruction. */
  readonly reason: string
}

/** 3000-3499: the client reconnects. 3500-3999: it does not. */
export const DISCONNECTS = {
  closed: { code: 3000, reason: 'connection closed' },
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  subscriptionExpired: { code: 3006, reason: 'subscription expired' },
  slow: { code: 3008, reason: 'slow' },
  writeError: { code: 3009, reason: 'write error' },
  insufficientState: { code: 3010, reason: 'insufficient state' },
  forceReconnect: { code: 3011, reason: 'force reconnect' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  stateInvalidated: { code: 3014, reason: 'state invalidated' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forceNoReconnect: { code: 3503, reason: 'disconnected by the server' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  channelLimit: { code: 3505, reason: 'channel limit' },
  inappropriateProtocol: { code: 3506, reason: 'inappropriate protocol' },
  permissionDenied: { code: 3507, reason: 'permission denied' },
  notAvailable: { code: 3508, reason: 'not available' },
  tooManyErrors: { code: 3509, reason: 'too many errors' },
} as const satisfies Record<string, Disconnect>

export interface Unsubscribe {
  readonly code: number
  readonly reason: string
}

/** 2500 and above: the client subscribes again. */
export const UNSUBSCRIBES = {
  server: { code: 2000, reason: 'server unsubscribe' },
  insufficientState: { code: 2500, reason: 'insufficient state' },
  expired: { code: 2501, reason: 'subscription expired' },
  stateInvalidated: { code: 2502, reason: 'state invalidated' },
} as const satisfies Record<string, Unsubscribe>

/** Capacity of a close frame. */
const REASON_BYTES_MAX = 122

/** Turns a foreign reason into one that the client reads as a reason. */
export function plainReason(reason: string): string {
  const text = reason.trim() || 'disconnected'
  return cut(isJson(text) ? `reason: ${text}` : text)
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text)
  // A truncated character becomes U+FFFD and is removed.
  return bytes.length <= REASON_BYTES_MAX
    ? text
    : new TextDecoder().decode(bytes.subarray(0, REASON_BYTES_MAX)).replace(/\uFFFD$/, '')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
