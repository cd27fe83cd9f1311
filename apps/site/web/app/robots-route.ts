import type { LoaderFunctionArgs } from 'react-router'

/** What is somebody's own, or no page at all, is not worth a crawler's time; pages say themselves what is shown. */
const CLOSED = ['/rest/', '/api/', '/profile', '/es/profile', '/cash/', '/es/cash/', '/operator', '/dev/']

export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
