import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageVisit, RenderPage } from '#platform/http/pages/page-server.ts'
import { serveFiles } from '#platform/http/serve-files.ts'
import { SetupError } from '#platform/setup-error.ts'
import type { OpenPages } from './start-site.ts'

/** Pages and files as `npm run build` made them. */
export const openBuiltPages =
  (root: string): OpenPages =>
  async (app) => {
    const bundle = join(root, 'build/server/index.js')
    if (!existsSync(bundle)) throw new SetupError('The pages are not built yet: run `npm run build` first.')
    await serveFiles(app, join(root, 'build/client'))
    return { render: renderWith((await import(pathToFileURL(bundle).href)) as ServerBuild) }
  }

/** The one function of the page server's entry that this process calls. */
type OpenVisit = (visit: PageVisit) => RouterContextProvider

function renderWith(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, 'production')
  const { openVisit } = build.entry.module as unknown as { openVisit: OpenVisit }
  return (request, visit) => handle(request, openVisit(visit))
}
