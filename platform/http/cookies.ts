import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'
import { isStorable } from './storable.ts'

/** Name of an HttpOnly cookie. */
export const hostName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** Name of a cookie limited to a path: browsers reserve `__Host-` for the whole host. */
const pathName = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name)

/**
 * Cookies of one request. Over https HttpOnly cookies carry the `__Host-` prefix: the browser then accepts them only
 * from this host, over https, for every path.
 */
export function openCookies(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): Cookies {
  const sentAs = (name: string, readableByScripts: boolean, path: string | undefined): string => {
    if (readableByScripts) return name
    return path === undefined ? hostName(name, isSecure) : pathName(name, isSecure)
  }
  return {
    get(name, { readableByScripts = false, path } = {}) {
      const value = request.cookies[sentAs(name, readableByScripts, path)]
      return isStorable(value) ? value : undefined
    },
    set(name, value, { maxAgeSeconds, readableByScripts = false, path }) {
      reply.setCookie(sentAs(name, readableByScripts, path), value, {
        path: path ?? '/',
        maxAge: maxAgeSeconds,
        httpOnly: !readableByScripts,
        secure: isSecure,
        sameSite: path === undefined ? 'lax' : 'strict',
      })
    },
    clear(name, { path = '/' } = {}) {
      for (const known of new Set([name, hostName(name, isSecure), pathName(name, isSecure)])) {
        if (request.cookies[known] !== undefined) reply.clearCookie(known, { path, secure: isSecure, sameSite: 'lax' })
      }
    },
  }
}
