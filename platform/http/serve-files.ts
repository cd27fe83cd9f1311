import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SetupError } from '../setup-error.ts'
import { rememberSmall } from './remember-small.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Cache lifetime by first folder or name; bundled assets carry a hash in their names. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  assets: `public, max-age=${365 * DAY_SECONDS}, immutable`,
  // The browser checks for a newer one at every page, so its predecessor must not be cached.
  'sw.js': 'no-cache',
  art: `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`,
}
const CACHE_CONTROL_DEFAULT = `public, max-age=${HOUR_SECONDS}`
/** An SVG may style itself, and a worker, which has its own file's policy, may fetch. */
const FILE_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'"

const PACKED = /\.(br|gz)$/

/**
 * Serves exactly the files that exist in `folder` now, by one route for each of its entries: a route for each file took
 * 22 MB and a tenth of the start. Compressed files answer for those beside them.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new SetupError(`There is nothing in ${folder}: run \`npm run build\` first.`)
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !PACKED.test(name))
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(paths)
  await app.register(async (files) => {
    await files.register(statics, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // The response may be the precompressed file beside the requested one.
        const [top = ''] = path
          .slice(folder.length + 1)
          .replace(PACKED, '')
          .split(sep)
        reply.header('cache-control', CACHE_CONTROL[top] ?? CACHE_CONTROL_DEFAULT)
        reply.header('content-security-policy', FILE_POLICY)
      },
    })
    rememberSmall(files, (request) => (known.has(pathOf(request)) ? pathOf(request) : undefined))
    for (const entry of entries) {
      files.route({
        method: ['GET', 'HEAD'],
        url: entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`,
        handler: (request, reply) => (known.has(pathOf(request)) ? reply.sendFile(pathOf(request)) : reply.callNotFound()),
      })
    }
  })
}

/** Below the folder, decoded. */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  const { '*': rest = '' } = params as { readonly '*'?: string }
  return (routeOptions.url ?? '').slice(1).replace('*', () => rest)
}
