import { setImmediate as nextTurn } from 'node:timers/promises'
import type { HistoryPage, Position } from '../sources/channel-source.ts'
import { ERRORS, type ProtocolError } from '../codes.ts'
import { ChannelError } from '../hub-parts.ts'
import { Once } from './once.ts'
import type { HistoryRequest } from '../protocol.ts'
import type { ServerCalls } from './server-calls.ts'
import type { Who } from '../connections/registry.ts'
import { VersionGate } from './version-gate.ts'

export type ApiReply = { readonly result: object } | { readonly error: ProtocolError }
type Body = Readonly<Record<string, unknown>>
type ApiBatch = { readonly replies: readonly object[] }
/** A batch has no result of its own. */
export type ApiAnswer = ApiReply | ApiBatch
type ApiCall = (body: Body) => Promise<ApiReply>

/** Yields between channels, since many take long. */
const CHANNELS_PER_TURN = 50

/** The HTTP API methods by name, with Centrifugo's fields. */
export function apiCalls(
  calls: ServerCalls,
  clock: { now(): number },
): Readonly<Record<string, (body: Body) => Promise<ApiAnswer>>> {
  const once = new Once<ApiReply>(clock)
  const gate = new VersionGate()

  const publishNow = async (channel: string, body: Body): Promise<ApiReply> => {
    const [version, versionEpoch] = [numberOf(body.version), textOf(body.version_epoch)]
    if (!gate.isNew(channel, version, versionEpoch)) return { result: positionOf(await calls.history({ channel, limit: 0 })) }
    try {
      const said = { key: textOf(body.idempotency_key), version, versionEpoch }
      const position = await calls.publish(channel, dataOf(body), body.tags as Record<string, string> | undefined, said)
      return { result: { ...position } }
    } catch (error) {
      gate.forget(channel)
      throw error
    }
  }
  const publish = (channel: string, body: Body): Promise<ApiReply> => {
    if (channel === '' || (body.data === undefined && textOf(body.b64data) === '')) throw new ChannelError(ERRORS.badRequest)
    const key = textOf(body.idempotency_key)
    return key ? once.do(`${channel} ${key}`, () => publishNow(channel, body)) : publishNow(channel, body)
  }

  const single: Record<string, ApiCall> = {
    publish: async (body) => publish(textOf(body.channel), body),
    async broadcast(body) {
      const channels = Array.isArray(body.channels) ? body.channels.map(textOf) : []
      if (channels.length === 0) throw new ChannelError(ERRORS.badRequest)
      const responses: ApiReply[] = []
      for (const [index, channel] of channels.entries()) {
        if (index % CHANNELS_PER_TURN === CHANNELS_PER_TURN - 1) await nextTurn()
        responses.push(await refusalAsReply(async () => publish(channel, body)))
      }
      return { result: { responses } }
    },
    ...readingCalls(calls),
    ...endingCalls(calls),
  }
  return { ...single, batch: batchOf(single) }
}

/** Several calls in one request, each with its own reply. A failure does not affect the others. */
const batchOf =
  (single: Readonly<Record<string, ApiCall>>) =>
  async ({ commands }: Body): Promise<ApiBatch> => {
    if (!Array.isArray(commands)) throw new ChannelError(ERRORS.badRequest)
    const replies: object[] = []
    for (const [index, command] of (commands as readonly Body[]).entries()) {
      if (index % CHANNELS_PER_TURN === CHANNELS_PER_TURN - 1) await nextTurn()
      const name = Object.keys(command ?? {}).find((each) => Object.hasOwn(single, each)) ?? ''
      const reply = await refusalAsReply(async () => {
        const call = single[name]
        if (!call) throw new ChannelError(ERRORS.methodNotFound)
        return call((command[name] ?? {}) as Body)
      })
      replies.push('error' in reply ? reply : { [name]: reply.result })
    }
    return { replies }
  }

const readingCalls = (calls: ServerCalls): Record<string, ApiCall> => ({
  async history(body) {
    const page = await calls.history(body as HistoryRequest)
    return { result: { ...positionOf(page), publications: page.publications.map(shown) } }
  },
  presence: async (body) => ({ result: { presence: calls.presence(textOf(body.channel)) } }),
  presence_stats: async (body) => ({ result: calls.presenceStats(textOf(body.channel)) }),
  info: async () => ({ result: { nodes: [{ name: 'croupier', version: 'croupier', ...calls.info() }] } }),
})

const endingCalls = (calls: ServerCalls): Record<string, ApiCall> => ({
  async disconnect(body) {
    const code = body.disconnect as { code?: unknown; reason?: unknown } | undefined
    const isCode = code === undefined || (Number(code.code) >= 3000 && Number(code.code) <= 4999)
    if (!isCode) throw new ChannelError(ERRORS.badRequest)
    calls.disconnect(whoIn(body), code && { code: Number(code.code), reason: textOf(code.reason) })
    return { result: {} }
  },
  async unsubscribe(body) {
    calls.unsubscribe(whoIn(body), textOf(body.channel))
    return { result: {} }
  },
})

/** A target is required: an empty body must not disconnect everyone. */
function whoIn({ user, client, session }: Body): Who {
  const who = Object.fromEntries(Object.entries({ user, client, session }).filter(([, value]) => textOf(value) !== ''))
  if (Object.keys(who).length === 0) throw new ChannelError(ERRORS.badRequest)
  return who as Who
}

async function refusalAsReply(work: () => Promise<ApiReply>): Promise<ApiReply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChannelError) return { error: error.error }
    throw error
  }
}

const positionOf = ({ epoch, offset }: Position): Position => ({ epoch, offset })

const shown = ({ json, offset, info, tags }: HistoryPage['publications'][number]) => ({
  data: JSON.parse(json) as unknown,
  offset,
  ...(info && { info }),
  ...(tags && { tags }),
})

/** Ignores values other than strings. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** If both are present, the encoded one wins. */
function dataOf({ data, b64data }: Body): unknown {
  if (textOf(b64data) === '') return data
  try {
    return JSON.parse(Buffer.from(textOf(b64data), 'base64').toString())
  } catch {
    throw new ChannelError(ERRORS.badRequest)
  }
}
