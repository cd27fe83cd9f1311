import type { Publication } from './channel-source.ts'

/** The Centrifuge client protocol, version 2, in JSON: what a client sends. */
export interface Command {
  /** Absent, or 0, where no answer is expected. */
  readonly id?: number
  readonly connect?: ConnectRequest
  readonly subscribe?: SubscribeRequest
  readonly unsubscribe?: { readonly channel?: string }
  readonly publish?: { readonly channel?: string; readonly data?: unknown }
  readonly presence?: { readonly channel?: string }
  readonly presence_stats?: { readonly channel?: string }
  readonly history?: HistoryRequest
  readonly refresh?: { readonly token?: string }
  readonly sub_refresh?: { readonly channel?: string; readonly token?: string }
  readonly rpc?: object
  readonly send?: object
}

export interface ConnectRequest {
  readonly token?: string
  readonly data?: unknown
  readonly name?: string
  readonly version?: string
  /** What a browser cannot send as headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Where the client stopped in the channels that the server subscribed it to. */
  readonly subs?: Readonly<Record<string, RecoveryRequest>>
}

export interface RecoveryRequest {
  readonly recover?: boolean
  readonly epoch?: string
  readonly offset?: number
}

export interface SubscribeRequest extends RecoveryRequest {
  readonly channel?: string
  readonly token?: string
  readonly data?: unknown
  readonly flag?: number
  readonly type?: number
}

export interface HistoryRequest {
  readonly channel?: string
  /** 0 asks for the position alone, a negative one for all. */
  readonly limit?: number
  readonly since?: { readonly epoch?: string; readonly offset?: number }
  readonly reverse?: boolean
}

/** `flag` bit: the client would rather be refused than lose messages. */
export const REJECT_UNRECOVERED = 2

export const PING = '{}'

/** `json` is the message's own text; it is never parsed on its way. */
function encodePublication({ json, offset, info, tags }: Publication): string {
  const counted = offset > 0 ? `,"offset":${offset}` : ''
  const by = info ? `,"info":${JSON.stringify(info)}` : ''
  return `{"data":${json}${counted}${by}${tags ? `,"tags":${JSON.stringify(tags)}` : ''}}`
}

export const encodePush = (channel: string, publication: Publication): string =>
  `{"push":{"channel":${JSON.stringify(channel)},"pub":${encodePublication(publication)}}}`

/** An object as JSON, with `publications` as its last key. */
export function encodeWithPublications(fields: object, publications: readonly Publication[]): string {
  const start = JSON.stringify(fields).slice(0, -1)
  return `${start}${start === '{' ? '' : ','}"publications":[${publications.map(encodePublication).join()}]}`
}

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

/** Whether a request has the types that the hub counts on where it has anything: a client may send whatever it likes. */
export function isSound(request: unknown): boolean {
  if (!isObject(request)) return false
  const { channel = '', limit = 0, since = {}, subs = {} } = request as Readonly<Record<string, unknown>>
  const areSubs = isObject(subs) && Object.values(subs).every(isPlace)
  return typeof channel === 'string' && Number.isSafeInteger(limit) && isPlace(request) && isPlace(since) && areSubs
}

function isPlace(value: unknown): boolean {
  if (!isObject(value)) return false
  const { epoch = '', offset = 0 } = value as Readonly<Record<string, unknown>>
  return typeof epoch === 'string' && Number.isSafeInteger(offset) && (offset as number) >= 0
}
