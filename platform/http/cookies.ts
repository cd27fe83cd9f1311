import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'

/**
 * Cookies of one request. Over https those that scripts cannot read carry the `__Host-` prefix: the browser then
 * takes them only from this host, over https, for every path.
 */
export function openCookies(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): Cookies {
  const hostName = (name: string): string => (isSecure ? `__Host-${name}` : name)
  return {
    get: (name) => request.cookies[hostName(name)] ?? request.cookies[name],
    set(name, value, { maxAgeSeconds, readableByScripts = false }) {
      reply.setCookie(readableByScripts ? name : hostName(name), value, {
        path: '/',
        maxAge: maxAgeSeconds,
        httpOnly: !readableByScripts,
        secure: isSecure,
        sameSite: 'lax',
      })
    },
    clear(name) {
      for (const known of new Set([name, hostName(name)])) {
        if (request.cookies[known] !== undefined) reply.clearCookie(known, { path: '/', secure: isSecure, sameSite: 'lax' })
      }
    },
  }
}
