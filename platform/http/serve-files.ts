import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SetupError } from '../setup-error.ts'
import { rememberSmall } from './remember-small.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** How long a file is kept, by its first folder or name; bundled assets carry a hash in their names. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  assets: `public, max-age=${365 * DAY_SECONDS}, immutable`,
  // A browser looks for a newer one at every page; whatever it replaces must not be kept in between.
  'sw.js': 'no-cache',
  art: `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`,
}
const CACHE_CONTROL_DEFAULT = `public, max-age=${HOUR_SECONDS}`
/** A drawing may style itself, and a worker, which goes by its own file's policy, may fetch. */
const FILE_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'"

/** Serves exactly the files that stand in `folder` now; every other address goes on to the pages. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new SetupError(`There is nothing in ${folder}: run \`npm run build\` first.`)
  await app.register(async (files) => {
    rememberSmall(files)
    await files.register(statics, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // What goes out may be the compressed file beside the one that was asked for.
        const [top = ''] = path
          .slice(folder.length + 1)
          .replace(/\.(br|gz)$/, '')
          .split(sep)
        reply.header('cache-control', CACHE_CONTROL[top] ?? CACHE_CONTROL_DEFAULT)
        reply.header('content-security-policy', FILE_POLICY)
      },
    })
  })
}
