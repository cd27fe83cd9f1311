import type { z } from 'zod'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { ApiError, problemOf } from './api-error.ts'

/** One request on the wire. A transport is `fetch` in the browser and an in-process call during rendering. */
export interface ApiRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
}

export interface ApiAnswer {
  readonly status: number
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown
}

export type Transport = (request: ApiRequest) => Promise<ApiAnswer>

export interface ApiClientOptions {
  readonly transport: Transport
  /** The language of replies. */
  readonly locale: string
  /** Returns a new idempotency key. */
  readonly newKey: () => string
  /** Runs before each call that requires proof of a human. */
  readonly showPerson?: () => Promise<void>
  /** Runs once for each refused call; true resends it with the same idempotency key. */
  readonly recover?: (error: ApiError) => Promise<boolean>
}

type Part<K extends string, S> = S extends z.ZodType
  ? unknown extends z.input<S>
    ? { readonly [P in K]?: undefined }
    : { readonly [P in K]: z.input<S> }
  : object

/** A call's input: the parts that its contract names, and an optional idempotency key. */
export type CallInput<C extends RouteContract> = Part<'params', C['params'] & z.ZodType> &
  Part<'query', C['query'] & z.ZodType> &
  Part<'body', C['body'] & z.ZodType> & { readonly key?: string; readonly signal?: AbortSignal }

/** The input is optional if none of its parts is required. */
export type CallArguments<C extends RouteContract> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** Statuses for which a read is retried once. */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const READ_RETRIES = 1

/** Makes the calls that contracts describe. Throws ApiError for every reply other than a 2xx. */
export class ApiClient {
  readonly #options: ApiClientOptions
  /** True during and after the page's last call. */
  #ended: Promise<void> | undefined

  constructor(options: ApiClientOptions) {
    this.#options = options
  }

  async call<C extends RouteContract>(contract: C, ...[input]: CallArguments<C>): Promise<ReplyOf<C>> {
    if (this.#ended) await this.#ended
    const request = this.#request(contract, (input ?? {}) as LooseInput)
    const retries = contract.method === 'GET' ? READ_RETRIES : 0
    if (contract.wantsPerson === 'always') await this.#options.showPerson?.()
    try {
      return (await this.#send(request, retries)) as ReplyOf<C>
    } catch (error) {
      if (!(error instanceof ApiError) || !(await this.#options.recover?.(error))) throw error
      return (await this.#send(request, retries)) as ReplyOf<C>
    }
  }

  /**
   * Makes the last call before the page is left, such as sign-out. Other calls wait, since they would be refused;
   * they are sent if this call fails.
   */
  async callLast(contract: RouteContract): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#ended = promise
    try {
      await this.#send(this.#request(contract, {}), 0)
    } catch (error) {
      this.#ended = undefined
      resolve()
      throw error
    }
  }

  #request(contract: RouteContract, { params, query, body, key, signal }: LooseInput): ApiRequest {
    const headers: Record<string, string> = { accept: 'application/json', 'x-locale': this.#options.locale }
    if (contract.effect === 'write') headers['idempotency-key'] = key ?? this.#options.newKey()
    if (body !== undefined) headers['content-type'] = 'application/json'
    return {
      method: contract.method,
      path: pathOf(contract.path, params) + searchOf(query),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }
  }

  async #send(request: ApiRequest, retriesLeft: number): Promise<unknown> {
    try {
      const { status, body } = await this.#options.transport(request)
      if (status >= 200 && status < 300) return body
      throw new ApiError(problemOf(status, body))
    } catch (error) {
      if (request.signal?.aborted) throw error
      const refusal = error instanceof ApiError ? error : networkError(error)
      const mayPass = refusal.code === 'network' || RETRY_STATUSES.has(refusal.status)
      if (retriesLeft > 0 && mayPass) return this.#send(request, retriesLeft - 1)
      throw refusal
    }
  }
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly key?: string
  readonly signal?: AbortSignal
}

const networkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.', details: {} }, cause)

const pathOf = (path: string, params: LooseInput['params'] = {}): string =>
  path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function searchOf(query: LooseInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(name, String(each))
  }
  const text = search.toString()
  return text && `?${text}`
}
