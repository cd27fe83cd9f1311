import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { serveFiles } from '#platform/http/serve-files.ts'
import { SetupError } from '#platform/setup-error.ts'
import { serveBuilds } from './builds.ts'
import { renderWith } from './render-pages.ts'
import type { OpenPages } from './start-site.ts'

/** Pages and files as built by `npm run build`; a bench may watch the build at work. */
export const openBuiltPages =
  (root: string, watched = (build: ServerBuild) => build): OpenPages =>
  async (app) => {
    const bundle = join(root, 'build/server/index.js')
    if (!existsSync(bundle)) throw new SetupError('The pages are not built yet: run `npm run build` first.')
    await serveFiles(app, join(root, 'build/client'))
    const build = watched((await import(pathToFileURL(bundle).href)) as ServerBuild)
    serveBuilds(app, build.assets.version)
    return { render: renderWith(createRequestHandler, build, 'production') }
  }
