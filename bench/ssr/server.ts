import fastify from 'fastify'
import { openBuiltPages } from '#apps/site/built-pages.ts'
import { systemClock } from '#platform/clock.ts'
import { ROOT } from '#platform/config/index.ts'
import { servePages } from '#platform/http/pages/serve-pages.ts'
import { openBenchSite } from '../site/open-site.ts'

/**
 * The site with its pages, and a bare server that holds one lobby page in memory; prints both ports once they listen.
 */
const { site, database } = await openBenchSite(process.argv[2] ?? '')
servePages(site.app, { ...site, database, clock: systemClock, ...(await openBuiltPages(ROOT)(site.app)) })

const bare = fastify()
let lobby = ''
// Of both, since they share the process and alternate.
bare.get('/cpu', () => process.cpuUsage())
bare.get('/lobby', (_, reply) => reply.type('text/html; charset=utf-8').send(lobby))

const portOf = (address: string): number => Number(new URL(address).port)
const ports = {
  site: portOf(await site.app.listen({ host: '127.0.0.1', port: 0 })),
  bare: portOf(await bare.listen({ host: '127.0.0.1', port: 0 })),
}
lobby = await (await fetch(`http://127.0.0.1:${ports.site}/lobby`)).text()
process.stdout.write(`${JSON.stringify({ ...ports, bytes: Buffer.byteLength(lobby) })}\n`)
