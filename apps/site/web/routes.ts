import { layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { type Locale, LOCALES } from '#kernel/locale.ts'
import { SLICE_PAGES } from '../../../features/pages.ts'
import type { Page } from './pages.ts'

/** Pages that no slice owns. */
const sitePages: readonly Page[] = [
  { path: '/manifest.webmanifest', file: 'apps/site/web/app/manifest-route.ts', layout: 'plain' },
  { path: '/sitemap.xml', file: 'apps/site/web/app/sitemap-route.ts', layout: 'plain' },
  { path: '/robots.txt', file: 'apps/site/web/app/robots-route.ts', layout: 'plain' },
  { path: '/offline.html', file: 'apps/site/web/app/offline-route.ts', layout: 'plain' },
  { path: '/dev/gallery', file: 'apps/site/web/gallery/gallery-page.tsx', layout: 'plain' },
  { path: '/credits', file: 'apps/site/web/pages/credits.tsx' },
  { path: '*', file: 'apps/site/web/pages/not-found.tsx' },
]

const pages: readonly Page[] = [...SLICE_PAGES, ...sitePages]

/**
 * The same pages in each language, with their own ids and prefix. Guards compare paths, so no other spelling matches.
 */
const inLocale = (locale: Locale): RouteConfigEntry[] => {
  const ofLayout = (name: Page['layout']) =>
    pages
      .filter((page) => (page.layout ?? 'default') === name)
      .map((page) => route(page.path, `../../../${page.file}`, { id: `${locale}:${page.path}`, caseSensitive: true }))
  return [
    layout('layouts/default.tsx', { id: `${locale}:default` }, ofLayout('default')),
    layout('layouts/auth.tsx', { id: `${locale}:auth` }, ofLayout('auth')),
    layout('layouts/geoblock.tsx', { id: `${locale}:geoblock` }, ofLayout('geoblock')),
    ...ofLayout('plain'),
  ]
}

export default LOCALES.map((locale) =>
  layout(`locales/${locale}.tsx`, locale === 'en' ? inLocale(locale) : prefix(locale, inLocale(locale))),
)
