import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/index.ts'
import { SetupError } from '#platform/setup-error.ts'

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** Listens, and returns the address for a browser on this machine. Throws SetupError. */
export async function listenOn(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new SetupError(`Port ${port} is taken: stop what listens there, or set PORT to another.`)
    if (code === undefined) throw error
    throw new SetupError(`The site cannot listen on ${host}:${port} (${message}): correct HOST and PORT.`)
  }
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return `http://${EVERY_ADDRESS.has(host) ? 'localhost' : host}:${taken}`
}
