import type { createRequestHandler, ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { RenderPage } from '#platform/http/pages/page-server.ts'
import { renderWith } from './render-pages.ts'
import type { OpenPages } from './start-site.ts'

const FOR_PROGRAMS = /^\/(rest|api)\//

/** Serves pages from their sources with hot reload, for development. */
export const openVitePages =
  (root: string): OpenPages =>
  async (app) => {
    const vite = await createServer({
      root,
      configLoader: 'native',
      appType: 'custom',
      server: { middlewareMode: true, ws: { server: app.server } },
    })
    const load = async <T>(name: string): Promise<T> => (await vite.ssrLoadModule(name)) as T
    app.addHook('onRequest', (request, reply, done) => {
      if (FOR_PROGRAMS.test(request.url)) return done()
      vite.middlewares(request.raw, reply.raw, done)
    })
    app.addHook('onClose', () => vite.close())
    const render: RenderPage = async (request, visit) => {
      const library = await load<{ createRequestHandler: typeof createRequestHandler }>('react-router')
      const build = await load<ServerBuild>('virtual:react-router/server-build')
      return renderWith(library.createRequestHandler, build, 'development')(request, visit)
    }
    return { render, guestPagesMax: 0 }
  }
