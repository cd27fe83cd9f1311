import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { IntlProvider, useMessages } from 'use-intl'
import { languageTag, localePath, LOCALES } from '#kernel/locale.ts'
import { findTheme, THEMES } from '#themes/all.ts'
import type { Theme } from '#themes/theme.ts'
import { BrandProvider, useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { devOnly } from '#ui/page/dev-only.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { brandOf } from '../brand-of.ts'
import { withCopy } from '#ui/brand/with-copy.ts'
import { GalleryCards } from './gallery-cards.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryLook } from './gallery-look.tsx'
import { GalleryMoney } from './gallery-money.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** Development only. */
export const loader = devOnly

/** The galleries of slices, and other developer pages. */
const OTHERS = {
  'Games and rounds': '/dev/gallery/games',
  Lobby: '/dev/gallery/lobby',
  'Daily prize': '/dev/gallery/daily-login',
  'Browser push': '/dev/gallery/push',
  'Live pushes': '/dev/pushes',
}

/** Every component and state of the design system, in any theme (`?theme=rosalune`) and either language. */
export default function GalleryPage() {
  const own = useBrand()
  const [search] = useSearchParams()
  const theme = findTheme(search.get('theme') ?? own.id) ?? THEMES[0]!
  const locale = useSiteLocale()
  const brand = useMemo(() => brandOf(theme, locale), [theme, locale])
  const messages = useMessages()
  const words = useMemo(() => withCopy(messages, brand.copy), [messages, brand])
  useThemeOfDocument(theme, own)
  return (
    <BrandProvider brand={brand}>
      <IntlProvider locale={languageTag(locale)} messages={words} timeZone="UTC">
        <main className="mx-auto grid max-w-360 gap-10 p-4 pb-24 sm:p-8 [&>*]:min-w-0">
          <title>{`Gallery: ${theme.name}`}</title>
          <GalleryHead theme={theme} />
          <GalleryLook />
          <GalleryFrame />
          <GalleryControls />
          <GalleryForms />
          <GalleryMoney />
          <GalleryCards />
          <GalleryOverlays />
        </main>
      </IntlProvider>
    </BrandProvider>
  )
}

/** The styles follow the document's theme, which is restored on leaving. */
function useThemeOfDocument({ id, look }: Theme, own: { readonly id: string; readonly scheme: string }): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { theme: id, scheme: look.scheme })
    return () => void Object.assign(dataset, { theme: own.id, scheme: own.scheme })
  }, [id, look, own])
}

/** Other galleries show their host's theme; before hydration the site's. */
function useInTheme({ hosts: [host] }: Theme): (path: string) => string {
  const isMounted = useMounted()
  return (path) => (isMounted && host ? `${location.protocol}//${host}:${location.port}${path}` : path)
}

function GalleryHead({ theme }: { theme: Theme }) {
  const locale = useSiteLocale()
  const inTheme = useInTheme(theme)
  return (
    <header className="grid gap-4">
      <h1 className="text-[36px]/10 font-extrabold max-sm:text-[28px]/9">{theme.name}</h1>
      <nav aria-label="Themes" className="flex flex-wrap gap-2">
        {THEMES.map(({ id, name }) => (
          <LocalLink
            key={id}
            className="chip"
            to={`/dev/gallery?theme=${id}`}
            {...(id === theme.id ? { 'aria-current': 'page' } : {})}
          >
            {name}
          </LocalLink>
        ))}
      </nav>
      <nav aria-label="Languages and other galleries" className="flex flex-wrap gap-x-4 gap-y-1">
        {LOCALES.map((each) => (
          <a
            key={each}
            className="text-link py-2"
            href={`${each === 'en' ? '' : `/${each}`}/dev/gallery?theme=${theme.id}`}
            hrefLang={each}
            {...(each === locale ? { 'aria-current': 'page' } : {})}
          >
            {each}
          </a>
        ))}
        {Object.entries(OTHERS).map(([name, to]) => (
          <a key={to} className="text-link py-2" href={inTheme(localePath(to, locale))}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  )
}
