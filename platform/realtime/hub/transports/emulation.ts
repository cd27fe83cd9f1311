import type { AnswerHttp } from './http-streams.ts'
import { answerStatus, parseObject, readBody } from './http-body.ts'
import type { Registry } from '../connections/registry.ts'

/** Quotes and escapes around a frame within the limit. */
const ENVELOPE_FACTOR = 2

export interface EmulationServices {
  readonly registry: Registry
  readonly node: string
  readonly frameBytesMax: number
  readonly forward: (node: string, session: string, data: string) => Promise<boolean>
}

/**
 * Receives the commands of stream clients, handled here or forwarded to the process that holds the stream. 404 makes
 * the client reconnect.
 */
export function createEmulation({ registry, node, frameBytesMax, forward }: EmulationServices) {
  const receive = (session: string, data: string): boolean => {
    const connection = registry.streamOf(session)
    connection?.receive(data)
    return connection !== undefined
  }

  const answer: AnswerHttp = async (request, response) => {
    const text = await readBody(request, response, frameBytesMax * ENVELOPE_FACTOR)
    if (text === undefined) return
    const { session, node: where, data } = parseObject(text) ?? {}
    if (typeof session !== 'string' || typeof data !== 'string') return answerStatus(response, 400)
    if (Buffer.byteLength(data) > frameBytesMax) return answerStatus(response, 413)
    const isElsewhere = typeof where === 'string' && where !== '' && where !== node
    const isKnown = isElsewhere ? await forward(where, session, data) : receive(session, data)
    answerStatus(response, isKnown ? 204 : 404)
  }
  return { answer, receive }
}
