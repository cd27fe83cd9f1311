import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#apps/site/web/routes.ts'

/**
 * The path of every page in English, from the router's routes: without developer pages, the catch-all page, and files
 * such as the manifest, for which a browser requests an icon that only pages name.
 */
export const ROUTE_PATHS: readonly string[] = [...new Set(pathsOf(routes, ''))]
  .filter((path) => !path.startsWith('/es/') && path !== '/es' && !path.startsWith('/dev/') && !/[*.]/.test(path))
  .toSorted()

function pathsOf(entries: readonly RouteConfigEntry[], base: string): string[] {
  return entries.flatMap((entry) => {
    const path = `${base}/${entry.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    return entry.children ? pathsOf(entry.children, path) : [path]
  })
}

/** Fallback parameters where no page links to an example. */
const STAND_INS: Readonly<Record<string, string>> = { presetId: 'starter', offerType: 'preset', methodId: 'card' }

/** The path with example parameters: from a link on some page, otherwise from fallbacks; null without either. */
export function exampleOf(path: string, links: Iterable<string>): string | null {
  if (!path.includes(':')) return path
  const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
  for (const link of links) if (pattern.test(link) && !ROUTE_PATHS.includes(link)) return link
  const filled = path.replace(/:([^/]+)/g, (name, key: string) => STAND_INS[key] ?? name)
  return filled.includes(':') ? null : filled
}
