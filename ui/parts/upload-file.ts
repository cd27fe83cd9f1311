import type { InputOf, ReplyOf, RouteContract } from '#kernel/contract.ts'
import { ApiError, problemOf } from '../api/api-error.ts'
import { recover } from '../api/recovery.ts'

interface Upload<C extends RouteContract> {
  readonly query: InputOf<C>['query']
  readonly file: File
  readonly locale: string
  /** The same for every attempt with one file. */
  readonly key: string
  readonly signal: AbortSignal
  /** The share that has been sent, 0 to 1. */
  onSent(share: number): void
}

/** Uploads a file with XMLHttpRequest, because `fetch` does not report progress. Throws as the ApiClient does. */
export async function uploadFile<C extends RouteContract>(contract: C, upload: Upload<C>): Promise<ReplyOf<C>> {
  try {
    return (await send(contract, upload)) as ReplyOf<C>
  } catch (error) {
    if (!(error instanceof ApiError) || !(await recover(error))) throw error
    return (await send(contract, upload)) as ReplyOf<C>
  }
}

const send = <C extends RouteContract>(contract: C, { query, file, locale, key, signal, onSent }: Upload<C>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(contract.method, `${contract.path}?${new URLSearchParams(query as Record<string, string>)}`)
    request.responseType = 'json'
    for (const [name, value] of Object.entries({ accept: 'application/json', 'x-locale': locale, 'idempotency-key': key })) {
      request.setRequestHeader(name, value)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300) resolve(response)
      else reject(new ApiError(problemOf(status, response)))
    })
    request.addEventListener('error', () => reject(lost()))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    const form = new FormData()
    // The file name goes into a header only, because URLs are logged.
    form.append('file', file, file.name)
    request.send(form)
  })

const lost = (): ApiError =>
  new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.', details: {} })
