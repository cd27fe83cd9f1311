import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { apiCalls, type ApiAnswer } from './api-calls.ts'
import { ERRORS } from '../codes.ts'
import { answerJson, answerStatus, parseObject, readBody } from '../transports/http-body.ts'
import { ChannelError } from '../hub-parts.ts'
import type { AnswerHttp } from '../transports/http-streams.ts'
import type { HubLog } from '../options.ts'
import type { ServerCalls } from './server-calls.ts'

const BODY_BYTES_MAX = 1024 * 1024

export interface HttpApiOptions {
  readonly apiKey: string
  readonly calls: ServerCalls
  readonly clock: { now(): number }
  readonly log: HubLog
}

/** The protocol's server HTTP API: `POST /api/<method>` with `X-API-Key`, for the site's other servers. */
export function createHttpApi({ apiKey, calls, clock, log }: HttpApiOptions): AnswerHttp {
  const methods = apiCalls(calls, clock)
  return async (request, response) => {
    if (!isKey(keyOf(request), apiKey)) return answerStatus(response, 401)
    const name = new URL(request.url ?? '', 'http://hub').pathname.split('/').at(-1) ?? ''
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) return answerStatus(response, 404)
    const text = await readBody(request, response, BODY_BYTES_MAX)
    if (text === undefined) return
    const body = parseObject(text || '{}')
    if (!body) return answerStatus(response, 400)
    answerJson(response, 200, JSON.stringify(await safely(() => method(body), log)))
  }
}

async function safely(work: () => Promise<ApiAnswer>, log: HubLog): Promise<ApiAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChannelError) return { error: error.error }
    log.error({ err: error }, 'a call of the realtime API failed')
    return { error: ERRORS.internal }
  }
}

function keyOf({ headers }: IncomingMessage): string {
  return String(headers['x-api-key'] ?? /^apikey (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
}

/** Constant-time comparison. */
const isKey = (given: string, apiKey: string): boolean => timingSafeEqual(digest(given), digest(apiKey))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
