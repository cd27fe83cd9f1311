import type { LoaderFunctionArgs } from 'react-router'
import { type Locale, localeOfPath } from '#kernel/locale.ts'
import { DEFAULT_THEME, findTheme } from '#themes/all.ts'
import type { Theme } from '#themes/theme.ts'
import { siteEn } from '#ui/messages.en.ts'
import { siteEs } from '#ui/messages.es.ts'
import { visitContext } from '#ui/page/visit.ts'

/** What stands in place of every page while there is no network. It needs nothing else of the site, and no script. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const theme = findTheme(context.get(visitContext).themeId) ?? DEFAULT_THEME
  const html = offlinePage(theme, localeOfPath(new URL(request.url).pathname))
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const INK = { dark: { text: '#f7f5fa', muted: '#b9b3c4' }, light: { text: '#3a241a', muted: '#6d574a' } } as const

export function offlinePage({ id, name, look }: Pick<Theme, 'id' | 'name' | 'look'>, locale: Locale): string {
  const words = locale === 'es' ? siteEs : siteEn
  const ink = INK[look.scheme]
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/${id}.svg" type="image/svg+xml">
<title>${words.offlineTitle}</title>
<style>
  html { background: ${look.pageColor}; color: ${ink.text}; font: 500 16px/1.5 Figtree, system-ui, sans-serif }
  body { min-height: 100dvh; margin: 0; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; text-align: center; box-sizing: border-box }
  h1 { margin: 0; font-size: 28px; line-height: 36px }
  p { margin: 0; max-width: 36ch; color: ${ink.muted} }
  a { display: inline-grid; place-items: center; min-height: 48px; padding: 0 28px; margin-top: 8px; border-radius: 12px; background: ${ink.text}; color: ${look.pageColor}; font-weight: 700; text-decoration: none }
  a:focus-visible { outline: 2px solid ${ink.text}; outline-offset: 2px }
</style>
<main style="display: contents">
  <img src="/icons/${id}.svg" width="96" height="96" alt="${name}">
  <h1>${words.offlineTitle}</h1>
  <p>${words.offlineText}</p>
  <a href="">${words.tryAgain}</a>
</main>
</html>
`
}
