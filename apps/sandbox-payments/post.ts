import { request } from 'node:http'
import { request as secureRequest } from 'node:https'

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a message and returns the status of its answer. */
export type SendPost = (post: Post) => Promise<number>

const TIMEOUT_MS = 10_000

/** Only browsers resolve `velmora.localhost`, so those names are reached on this machine. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

export const sendPost: SendPost = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const { hostname, host, protocol, port, pathname, search } = new URL(url)
    const send = protocol === 'https:' ? secureRequest : request
    const to = { hostname: isLocal(hostname) ? '127.0.0.1' : hostname, port, path: pathname + search }
    const sent = send({ ...to, method: 'POST', headers: { ...headers, host }, timeout: TIMEOUT_MS }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', reject)
    sent.end(body)
  })
