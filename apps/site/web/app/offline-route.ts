import type { LoaderFunctionArgs } from 'react-router'
import { type Locale, localeOfPath } from '#kernel/locale.ts'
import { DEFAULT_THEME, findTheme } from '#themes/all.ts'
import type { Theme } from '#themes/theme.ts'
import { siteEn } from '#ui/messages.en.ts'
import { siteEs } from '#ui/messages.es.ts'
import { visitContext } from '#ui/page/visit.ts'
import brandColors from '#ui/styles/themes.css?raw'

/** Replaces every page while offline. It needs nothing else of the site, and no script. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const theme = findTheme(context.get(visitContext).themeId) ?? DEFAULT_THEME
  const html = offlinePage(theme, localeOfPath(new URL(request.url).pathname))
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The declarations of a brand's colors and radius. */
const colorsOf = (id: string): string => new RegExp(String.raw`^\[data-theme='${id}'\] \{ (.+) \}$`, 'm').exec(brandColors)![1]!

export function offlinePage({ id, name }: Pick<Theme, 'id' | 'name'>, locale: Locale): string {
  const words = locale === 'es' ? siteEs : siteEn
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/${id}.svg" type="image/svg+xml">
<title>${words.offlineTitle}</title>
<style>
  html { ${colorsOf(id)} background: var(--bg0); color: var(--tx); font: 500 16px/1.5 Figtree, system-ui, sans-serif }
  body { min-height: 100dvh; margin: 0; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; text-align: center; box-sizing: border-box }
  h1 { margin: 0; font-size: 28px; line-height: 36px }
  p { margin: 0; max-width: 36ch; color: var(--mut) }
  a { display: inline-grid; place-items: center; min-height: 48px; padding: 0 28px; margin-top: 8px; border-radius: calc(var(--r) * 0.75); background: linear-gradient(180deg, var(--ac), var(--ac2)); color: var(--aci); font-weight: 700; text-decoration: none }
  a:focus-visible { outline: 2px solid var(--tx); outline-offset: 2px }
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
