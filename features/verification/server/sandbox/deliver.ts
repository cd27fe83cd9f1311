import { request } from 'node:http'

export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Deliver = (delivery: Delivery) => Promise<void>

/** To this machine whatever the host is called, as brands of a development site have names that only browsers know. */
export const deliverHere: Deliver = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const { host, port, pathname } = new URL(url)
    const sent = request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers: { ...headers, host } }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    })
    sent.on('error', reject)
    sent.end(body)
  })
