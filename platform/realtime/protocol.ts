/** The Centrifuge client protocol, version 2, in JSON: the part that this hub speaks. */
export interface Command {
  /** Absent, or 0, where no answer is expected. */
  readonly id?: number
  readonly connect?: ConnectRequest
  readonly subscribe?: SubscribeRequest
  readonly unsubscribe?: { readonly channel?: string }
  readonly refresh?: { readonly token?: string }
  readonly sub_refresh?: { readonly channel?: string; readonly token?: string }
  readonly publish?: object
  readonly presence?: object
  readonly presence_stats?: object
  readonly history?: object
  readonly rpc?: object
  readonly send?: object
}

export interface ConnectRequest {
  readonly token?: string
}

export interface SubscribeRequest {
  readonly channel?: string
  readonly token?: string
  readonly recover?: boolean
  readonly epoch?: string
  readonly offset?: number
  readonly flag?: number
  readonly type?: number
}

/** `flag` bit: the client would rather be refused than lose messages. */
export const REJECT_UNRECOVERED = 2

export interface ProtocolError {
  readonly code: number
  readonly message: string
  /** The client tries again by itself. */
  readonly temporary?: true
}

export const ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ProtocolError>

export interface Disconnect {
  readonly code: number
  /** Never empty, never JSON: the client heeds the code only then, and reads JSON as an instruction of its own. */
  readonly reason: string
}

/** 3000-3499: the client reconnects. 3500-3999: it does not. */
export const DISCONNECTS = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  insufficientState: { code: 3010, reason: 'insufficient state' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forceNoReconnect: { code: 3503, reason: 'disconnected by the server' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  channelLimit: { code: 3505, reason: 'channel limit' },
  inappropriateProtocol: { code: 3506, reason: 'inappropriate protocol' },
  notAvailable: { code: 3508, reason: 'not available' },
} as const satisfies Record<string, Disconnect>

/** 2500 and above: the client subscribes again. */
export const UNSUBSCRIBES = {
  server: { code: 2000, reason: 'server unsubscribe' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const

/** `json` is the message's own text; it is never parsed on its way. */
export const encodePublication = (channel: string, { offset, json }: { offset: number; json: string }): string =>
  `{"push":{"channel":${JSON.stringify(channel)},"pub":{"data":${json},"offset":${offset}}}}`

/** A frame is one or more objects, a line each. Undefined where it is anything else. */
export function decodeFrame(frame: string): Command[] | undefined {
  try {
    const commands = frame
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    return commands.every(isObject) ? commands : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
