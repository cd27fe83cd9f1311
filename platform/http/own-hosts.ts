import type { FastifyInstance } from 'fastify'
import { AppError } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For programs that reach this process by any name or address: probes and other servers. */
    isAtAnyHost?: boolean
  }
}

/** Whether a host name belongs to the site. */
export type IsOwnHost = (hostname: string) => boolean

/** Host or address with port only: a user name before it would lead to another host. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i

export function ownHosts(hosts: readonly string[] | undefined): IsOwnHost {
  const known = hosts && new Set(hosts.map((host) => host.toLowerCase()))
  return (hostname) => known?.has(hostname.toLowerCase()) ?? true
}

/**
 * Refuses requests for foreign hosts: pages, mails and sign-ins would otherwise contain whatever host a visitor sent.
 */
export function refuseForeignHosts(app: FastifyInstance, isOwnHost: IsOwnHost): void {
  app.addHook('onRequest', async ({ host, hostname, routeOptions }) => {
    const { contract, isAtAnyHost } = routeOptions.config
    if (isAtAnyHost || contract?.actor === 'provider') return
    if (!isHost(host)) throw new AppError('bad-request', 'The Host header is invalid.')
    if (!isOwnHost(hostname)) throw new AppError('unknown-host', 'Unknown host.')
  })
}

/** The address library decides: not every sequence of numbers is an address. */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`)
