import '#ui/styles/app.css'
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { initApp } from '#features/account/account/contract.ts'
import { pageAt, localeOfPath } from '#kernel/locale.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { BrandProvider } from '#ui/brand/brand.tsx'
import { browserTools, serverTools } from '#ui/page/page-tools.ts'
import { onWhoAsks } from '#ui/page/guest-session.ts'
import { RenderedAtProvider } from '#ui/time/now.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { PageHeads } from './app/head-links.tsx'
import { displayFontUrl } from './fonts.ts'
import { guardNextPage } from './guard/route-guard.ts'
import { bringOthers, isApart } from './late/own-pages.ts'
import { AWAKE } from './late/hydration.ts'
import { LoadedQueries } from './loaded-queries.tsx'
import { loadRoot, type RootData } from './root-data.ts'
import { noteTarget } from './stale-chunk.ts'

onWhoAsks(async (api, queries) => (await queries.ensureQueryData(queryOf(api, initApp))).data.isGuest)

export { firstAccess as middleware } from './first-access.ts'
export const clientMiddleware = [guardNextPage]
export const loader = loadRoot
export const shouldRevalidate = () => false

/**
 * Long pages, which show their top while the rest arrives. Other pages show once complete: in half a page, rows and
 * centered content would shift when the other half arrives.
 */
const AS_IT_COMES = ['/', '/lobby', '/library']
/** Games, replays and separate documents have no footer to wait for. */
const hasNoFooter = (page: string): boolean => /^\/(?:game\/[^/]+(?:\/demo)?|rounds\/[^/]+)$/.test(page) || isApart(page)
const showsAsItComes = (page: string): boolean => AS_IT_COMES.includes(page) || hasNoFooter(page)

/** The document, also around an error: without root data it uses the default brand's colors. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const brand = root?.brand.id ?? 'velmora'
  return (
    <PageHeads root={root}>
      {(links) => (
        <html lang={locale} data-theme={brand} data-scheme={root?.brand.scheme ?? 'dark'}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <meta name="theme-color" content={root?.pageColor ?? '#0f0a1c'} />
            <link rel="icon" href={`/icons/${brand}.svg`} type="image/svg+xml" />
            <link rel="apple-touch-icon" href={`/icons/${brand}-180.png`} />
            {root ? <meta name="apple-mobile-web-app-title" content={root.brand.name} /> : null}
            <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFontUrl(root?.displayFont)} />
            <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={figtreeUrl} />
            {showsAsItComes(pageAt(pathname)) ? null : <link rel="expect" href="#footer" blocking="render" />}
            {links}
            <Meta />
            {/* Development compares the whole page, and only the document knows its nonce. */}
            {import.meta.env.DEV && !import.meta.env.SSR ? <Links nonce={ownNonce()} /> : <Links />}
          </head>
          <body>
            {children}
            <ScrollRestoration />
            <Scripts />
          </body>
        </html>
      )}
    </PageHeads>
  )
}

const ownNonce = (): string | undefined => document.querySelector<HTMLLinkElement>('link[data-react-router-critical-css]')?.nonce

export default function Root() {
  const root = useRouteLoaderData<RootData>('root')
  const { pathname } = useLocation()
  const [{ queries, api }] = useState(() => (import.meta.env.SSR ? serverTools(localeOfPath(pathname)) : browserTools()))
  useNotedTarget()
  // A small page hydrates before the task in which they would load by themselves.
  useLayoutEffect(bringOthers, [])
  useEffect(() => void dispatchEvent(new Event(AWAKE)), [])
  if (!root) return null
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <BrandProvider brand={root.brand}>
          <RenderedAtProvider value={root.renderedAt}>
            <LoadedQueries>
              <Outlet />
            </LoadedQueries>
          </RenderedAtProvider>
        </BrandProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

function useNotedTarget(): void {
  const { location } = useNavigation()
  const target = location ? location.pathname + location.search : null
  useEffect(() => noteTarget(sessionStorage, target, serverNowMs()), [target])
}

/** The last resort, if not even the messages have loaded. */
export function ErrorBoundary() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center gap-4 p-6 text-center">
      <h1 className="text-[28px]/9 font-extrabold">Something went wrong</h1>
      <p className="text-muted">The page could not be drawn. Reload it, or go back to the lobby.</p>
      <a className="button" href="/lobby">
        Return home
      </a>
    </main>
  )
}
