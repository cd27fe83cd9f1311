import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PROBLEMS } from '../../problem.ts'
import { type ContextSource, OWN_SERVER_HEADER } from '../request-context.ts'
import { cookieHeader } from './web-request.ts'

/** One API call of a page during rendering. */
export interface OwnCall {
  readonly method: string
  /** Including the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface OwnAnswer {
  readonly status: number
  /** Parsed JSON; undefined if there was none. */
  readonly body: unknown
}

export type OwnTransport = (call: OwnCall) => Promise<OwnAnswer>

export interface OwnCalls {
  readonly transport: OwnTransport
  /** Cookies set by the calls so far, for the page's own response. */
  readonly setCookies: readonly string[]
  /** Whether a call so far was answered as unavailable. */
  wasUnavailable(): boolean
}

export interface OwnTransportOptions {
  readonly app: FastifyInstance
  readonly source: ContextSource
  readonly request: FastifyRequest
  /** The visitor's cookies that the page may depend on. */
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/**
 * Calls the API in-process on the visitor's behalf, with the same checks but without a socket. Cookies set by calls
 * are added to `setCookies` and sent with later calls of the same page.
 */
export function openOwnTransport(options: OwnTransportOptions): OwnCalls {
  const { app, source, request } = options
  const cookies = { ...options.cookies }
  const setCookies: string[] = []
  let isUnavailable = false
  const transport: OwnTransport = async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: {
        ...headers,
        host: request.host,
        cookie: cookieHeader(cookies),
        'user-agent': request.headers['user-agent'] ?? '',
        [OWN_SERVER_HEADER]: source.ownServerSecret,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    if (response.statusCode === PROBLEMS.unavailable) isUnavailable = true
    for (const { name, value } of response.cookies) cookies[name] = value
    setCookies.push(...[response.headers['set-cookie'] ?? []].flat())
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson && response.body ? JSON.parse(response.body) : undefined }
  }
  return { transport, setCookies, wasUnavailable: () => isUnavailable }
}
