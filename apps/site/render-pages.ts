import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { PageVisit, RenderPage } from '#platform/http/pages/page-server.ts'

/** The page server's entry function that this process calls. */
type OpenVisit = (visit: PageVisit) => RouterContextProvider

/** The page server's library must be the same instance that the pages were loaded with. */
export function renderWith(
  handlerOf: typeof createRequestHandler,
  build: ServerBuild,
  mode: 'production' | 'development',
): RenderPage {
  const handle = handlerOf(build, mode)
  const { openVisit } = build.entry.module as unknown as { openVisit: OpenVisit }
  return (request, visit) => handle(request, openVisit(visit))
}
