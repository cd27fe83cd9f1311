import fastify from 'fastify'
import type { EntryContext, ServerBuild } from 'react-router'
import { openBuiltPages } from '#apps/site/built-pages.ts'
import { systemClock } from '#platform/clock.ts'
import { ROOT } from '#platform/config/index.ts'
import { servePages } from '#platform/http/pages/serve-pages.ts'
import { openBenchSite } from '../site/open-site.ts'
import { addGames } from './many-games.ts'

/**
 * The site with its pages, and a bare server that holds one lobby page in memory and draws it by React alone at `/plain`;
 * prints both ports once they listen.
 */
const url = process.argv[2] ?? ''
const games = Number(process.argv[3] ?? 0)
if (games > 0) await addGames(url, games)
const { site, database } = await openBenchSite(url)
servePages(site.app, { ...site, database, clock: systemClock, ...(await openBuiltPages(ROOT, watched)(site.app)) })

const bare = fastify()
let lobby = ''
let drawn: (() => string) | undefined
// Of both, since they share the process and alternate.
bare.get('/cpu', () => process.cpuUsage())
bare.get('/lobby', (_, reply) => reply.type('text/html; charset=utf-8').send(lobby))

bare.get('/plain', (_, reply) => reply.type('text/html; charset=utf-8').send(drawn?.()))

/** Keeps what the last page was drawn from. */
function watched(build: ServerBuild): ServerBuild {
  const { default: handle, drawPlainly } = build.entry.module as typeof build.entry.module & {
    drawPlainly(url: string, entry: EntryContext): string
  }
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    default(request, status, headers, entry, context) {
      drawn = () => drawPlainly(request.url, entry)
      return handle(request, status, headers, entry, context)
    },
  }
  return { ...build, entry: { module } }
}

const portOf = (address: string): number => Number(new URL(address).port)
const ports = {
  site: portOf(await site.app.listen({ host: '127.0.0.1', port: 0 })),
  bare: portOf(await bare.listen({ host: '127.0.0.1', port: 0 })),
}
lobby = await (await fetch(`http://127.0.0.1:${ports.site}/lobby`)).text()
process.stdout.write(`${JSON.stringify({ ...ports, bytes: Buffer.byteLength(lobby) })}\n`)
