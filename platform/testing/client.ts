import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'

export interface TestReply<T = any> {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  /** Parsed if it is JSON, else the text. */
  readonly body: T
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
}

type InputPart<S> = S extends z.ZodType ? z.input<S> : never

export interface CallInput<C extends RouteContract> extends CallOptions {
  readonly params?: Record<string, string>
  readonly query?: InputPart<C['query']>
  readonly body?: InputPart<C['body']>
}

/** A headless browser: keeps cookies and sends same-origin headers. */
export interface TestClient {
  get<T = any>(path: string, options?: CallOptions): Promise<TestReply<T>>
  post<T = any>(path: string, body?: unknown, options?: CallOptions): Promise<TestReply<T>>
  /** By contract; the reply is typed as a success, which the status must confirm. */
  call<C extends RouteContract>(contract: C, input?: CallInput<C>): Promise<TestReply<ReplyOf<C>>>
  send<T = any>(request: TestRequest): Promise<TestReply<T>>
  readonly cookies: Map<string, string>
}

export interface TestRequest extends CallOptions {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'PUT'
  readonly path: string
  readonly body?: unknown
}

export function createTestClient(app: FastifyInstance, host: string, address = '127.0.0.1'): TestClient {
  const cookies = new Map<string, string>()
  const send = async ({ method, path, body, headers }: TestRequest): Promise<TestReply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { host, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.statusCode, headers: response.headers, body: parse(response) }
  }
  return {
    cookies,
    send,
    get: (path, options) => send({ method: 'GET', path, ...options }),
    post: (path, body, options) => send({ method: 'POST', path, body, ...options }),
    call: (contract, { params = {}, query, body, headers } = {}) =>
      send({
        method: contract.method,
        path: fillPath(contract.path, params) + toQuery(query),
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      }),
  }
}

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function toQuery(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)])).toString()}`
}

function parse(response: LightMyRequestResponse): unknown {
  const type = String(response.headers['content-type'] ?? '')
  return type.includes('json') && response.body ? JSON.parse(response.body) : response.body
}
