import { isIP } from 'node:net'
import type { PushConfig } from '#platform/config/push.ts'
import { isPublicAddress } from './public-address.ts'

/** The push service hosts of the browser vendors. */
const OF_BROWSERS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

export type Verdict =
  | { readonly isAllowed: true; readonly url: URL; readonly mayBePrivate: boolean }
  | { readonly isAllowed: false; readonly reason: string }

/**
 * Whether a message may be sent to this endpoint. It comes from a page and is untrusted: only known hosts, only
 * https.
 */
export function judgeEndpoint(endpoint: string, config: Pick<PushConfig, 'hosts' | 'mayBePrivate'>): Verdict {
  const url = URL.parse(endpoint)
  if (!url) return refuse('it is no address')
  if (url.protocol !== 'https:') return refuse('it is not https')
  if (url.username || url.password) return refuse('it carries a password')
  const isOfOperator = isAmong(url.hostname, config.hosts)
  if (!isOfOperator && !isAmong(url.hostname, OF_BROWSERS)) return refuse(`${url.hostname} is no push service that we know`)
  if (!isOfOperator && url.port) return refuse('it names a port')
  const mayBePrivate = isOfOperator && config.mayBePrivate
  // Connecting to an IP address does no lookup, so it is checked here.
  const address = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !mayBePrivate && !isPublicAddress(address)) return refuse(`${address} is not public`)
  return { isAllowed: true, url, mayBePrivate }
}

const refuse = (reason: string): Verdict => ({ isAllowed: false, reason })

const isAmong = (host: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern,
  )
