import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ContextSource, OWN_SERVER_HEADER } from '../request-context.ts'
import { cookieHeader } from './web-request.ts'

/** One call of the API that a page makes while it is drawn. */
export interface OwnCall {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface OwnAnswer {
  readonly status: number
  /** Parsed JSON; undefined where there was none. */
  readonly body: unknown
}

export type OwnTransport = (call: OwnCall) => Promise<OwnAnswer>

export interface OwnTransportOptions {
  readonly app: FastifyInstance
  readonly source: ContextSource
  readonly request: FastifyRequest
  /** The visitor's cookies as far as the page may depend on them. */
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/**
 * Calls the API inside this process in the visitor's name: the same gates, without a socket. What the calls set goes
 * into `setCookies`, for the page's own answer, and along with every later call of the same page.
 */
export function openOwnTransport(options: OwnTransportOptions): { transport: OwnTransport; setCookies: string[] } {
  const { app, source, request } = options
  const cookies = { ...options.cookies }
  const setCookies: string[] = []
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
    for (const { name, value } of response.cookies) cookies[name] = value
    setCookies.push(...[response.headers['set-cookie'] ?? []].flat())
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson && response.body ? JSON.parse(response.body) : undefined }
  }
  return { transport, setCookies }
}
