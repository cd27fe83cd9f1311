import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'

/** What a cookie that scripts cannot read is called. */
export const hostName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/**
 * Cookies of one request. Over https those that scripts cannot read carry the `__Host-` prefix: the browser then
 * takes them only from this host, over https, for every path.
 */
export function openCookies(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): Cookies {
  return {
    get: (name, { readableByScripts = false } = {}) => request.cookies[readableByScripts ? name : hostName(name, isSecure)],
    set(name, value, { maxAgeSeconds, readableByScripts = false }) {
      reply.setCookie(readableByScripts ? name : hostName(name, isSecure), value, {
        path: '/',
        maxAge: maxAgeSeconds,
        httpOnly: !readableByScripts,
        secure: isSecure,
        sameSite: 'lax',
      })
    },
    clear(name) {
      for (const known of new Set([name, hostName(name, isSecure)])) {
        if (request.cookies[known] !== undefined) reply.clearCookie(known, { path: '/', secure: isSecure, sameSite: 'lax' })
      }
    },
  }
}
