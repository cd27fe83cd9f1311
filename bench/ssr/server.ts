import fastify from 'fastify'
import { SERVER_DOORS } from '#features/server.ts'
import { openBuiltPages } from '#apps/site/built-pages.ts'
import { systemClock } from '#platform/clock.ts'
import { ROOT } from '#platform/config/index.ts'
import { createVault } from '#platform/crypto/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { buildSite } from '#platform/http/build-site.ts'
import { servePages } from '#platform/http/pages/serve-pages.ts'
import { createLog } from '#platform/log/log.ts'
import { systemRng } from '#platform/rng.ts'
import { THEMES } from '#themes/all.ts'

/** The site with its pages, and a bare server that knows one lobby page by heart; prints both ports once they listen. */
const theme = THEMES[0]!
const database = openDatabase({ url: process.argv[2] ?? '', connectionsMax: 10, role: 'croupier_app' })
const site = await buildSite({
  config: { brand: theme.id, publicUrl: undefined, trustProxy: true, lanes: 2 },
  database,
  clock: systemClock,
  rng: systemRng,
  vault: createVault('the secret of the benchmark'),
  log: createLog({ level: 'error' }),
  themes: THEMES,
  features: SERVER_DOORS,
})
servePages(site.app, { ...site, database, clock: systemClock, ...(await openBuiltPages(ROOT)(site.app)) })

const bare = fastify()
let lobby = ''
// Of both, since they share the process and take turns.
bare.get('/cpu', () => process.cpuUsage())
bare.get('/lobby', (_, reply) => reply.type('text/html; charset=utf-8').send(lobby))

const portOf = (address: string): number => Number(new URL(address).port)
const ports = {
  site: portOf(await site.app.listen({ host: '127.0.0.1', port: 0 })),
  bare: portOf(await bare.listen({ host: '127.0.0.1', port: 0 })),
}
lobby = await (await fetch(`http://127.0.0.1:${ports.site}/lobby`)).text()
process.stdout.write(`${JSON.stringify({ ...ports, bytes: Buffer.byteLength(lobby) })}\n`)
