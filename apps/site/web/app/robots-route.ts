import type { LoaderFunctionArgs } from 'react-router'

/** Private paths and non-pages are not worth crawling; each page states its own indexing rules. */
const CLOSED = ['/rest/', '/api/', '/profile', '/es/profile', '/cash/', '/es/cash/', '/operator', '/dev/']

export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
