import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { NonceContext } from '#ui/page/nonce.ts'
import { visitContext } from '#ui/page/visit.ts'
import { withLateScripts } from './late/late-scripts.ts'
import { withOneOfEach } from './late/one-of-each.ts'

export { openVisit, type PageVisit } from '#ui/page/visit.ts'

export const streamTimeout = 5_000

/** Renders the whole page before the first byte: every loader has its data, and guests' pages are cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    let answer = status
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts of a page that is whole stand in their places; by default React has scripts move the later ones there.
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
        if (!request.signal.aborted) console.error(error)
      },
    })
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

const finish = (html: string): string => withOneOfEach(import.meta.env.PROD ? withLateScripts(html) : html)

/** A page that is not there is no fault of ours: crawlers would fill the log with it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
