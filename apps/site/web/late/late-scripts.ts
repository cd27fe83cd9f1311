import wakePage from 'virtual:script/apps/site/web/late/wake-page.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /(<script(?: nonce="[^"]*")?) type="module" async="">([^]*?)<\/script>/

/** The server-rendered page with its modules requested after the first paint; unchanged if it has none. */
export function withLateScripts(html: string): string {
  const wake = MODULE.exec(html)?.[2]
  if (wake === undefined) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href!)
  const data = JSON.stringify({ preloads, wake }).replaceAll('<', '\\u003c')
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_, opening: string) => `${opening}>{const LATE=${data};${wakePage}}</script>`)
}
