import type { Publication } from './sources/channel-source.ts'

/** Client commands of the Centrifuge protocol, version 2, in JSON. */
export interface Command {
  /** Absent, or 0, if no reply is expected. */
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
  /** Headers that a browser cannot send. */
  readonly headers?: Readonly<Record<string, string>>
  /** The client's positions in its server-side subscriptions. */
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
  /** 0 requests only the position, a negative value everything. */
  readonly limit?: number
  readonly since?: { readonly epoch?: string; readonly offset?: number }
  readonly reverse?: boolean
}

/** `flag` bit: the client prefers a refusal to losing messages. */
export const REJECT_UNRECOVERED = 2

export const PING = '{}'

/** `json` is the message's own text; it is never parsed in transit. */
function encodePublication({ json, offset, info, tags }: Publication): string {
  const counted = offset > 0 ? `,"offset":${offset}` : ''
  const by = info ? `,"info":${JSON.stringify(info)}` : ''
  return `{"data":${json}${counted}${by}${tags ? `,"tags":${JSON.stringify(tags)}` : ''}}`
}

export const encodePush = (channel: string, publication: Publication): string =>
  `{"push":{"channel":${JSON.stringify(channel)},"pub":${encodePublication(publication)}}}`

/** A JSON object with `publications` as its last key. */
export function encodeWithPublications(fields: object, publications: readonly Publication[]): string {
  const start = JSON.stringify(fields).slice(0, -1)
  return `${start}${start === '{' ? '' : ','}"publications":[${publications.map(encodePublication).join()}]}`
}

/** A frame is one or more objects, one per line. Undefined for anything else. */
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

/** Whether the present fields of a request have the expected types: clients may send anything. */
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
