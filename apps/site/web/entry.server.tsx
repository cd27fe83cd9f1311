import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { NonceContext } from '#ui/page/nonce.ts'
import { visitContext } from '#ui/page/visit.ts'
import { withLateScripts } from './late/late-scripts.ts'
import { withOneOfEach } from './late/one-of-each.ts'

export { openVisit, type PageVisit } from '#ui/page/visit.ts'

export const streamTimeout = 5_000

/** Renders the whole page before the first byte: every loader has finished, and guest pages are cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    let answer = status
    const { pipe, abort } = renderToPipeableStream(pageOf(request.url, entry, nonce), {
      nonce,
      // Keeps a complete page's Suspense content in place; by default React moves late content there by script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(body)
        text(body).then((html) => resolve(new Response(finish(html), { headers, status: answer })), reject)
      },
      onShellError: reject,
      onError(error) {
        answer = 500
        if (!request.signal.aborted) report(error)
      },
    })
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** The same page by React alone, without its data: the limit of `bench/ssr`. The stream of data can be read once only. */
export function drawPlainly(url: string, { serverHandoffStream: _, ...entry }: EntryContext): string {
  return renderToString(pageOf(url, entry, undefined))
}

const pageOf = (url: string, entry: EntryContext, nonce: string | undefined) => (
  <NonceContext value={nonce}>
    <ServerRouter context={entry} url={url} {...(nonce !== undefined && { nonce })} />
  </NonceContext>
)

const finish = (html: string): string => withOneOfEach(import.meta.env.PROD ? withLateScripts(html) : html)

/** A missing page is not our fault, and a page's failed call was reported where it failed. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (error instanceof ApiError && error.status === 503) return
  context.get(visitContext).report(error)
}
