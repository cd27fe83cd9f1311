import type { LoaderFunctionArgs } from 'react-router'
import { type Locale, localeOfPath, localePath } from '#kernel/locale.ts'
import { DEFAULT_THEME, findTheme } from '#themes/all.ts'
import { siteEn } from '#ui/messages.en.ts'
import { siteEs } from '#ui/messages.es.ts'
import { appManifest } from './app-manifest.ts'
import { visitContext } from '#ui/page/visit.ts'

/** The manifest of the visitor's brand, in the language of the requesting page. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { id, name, look } = findTheme(context.get(visitContext).themeId) ?? DEFAULT_THEME
  const locale: Locale = localeOfPath(new URL(request.url).pathname)
  const words = locale === 'es' ? siteEs : siteEn
  const shortcuts = [
    { name: words.allGames, url: localePath('/library', locale) },
    { name: words.favourites, url: localePath('/issues/favorites', locale) },
    { name: words.profile, url: localePath('/profile', locale) },
  ]
  const manifest = appManifest({ id, name, pageColor: look.pageColor, locale, description: words.noPurchase, shortcuts })
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
