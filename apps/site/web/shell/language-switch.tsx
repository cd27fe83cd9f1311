import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Locale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES, localePath } from '#kernel/locale.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

const COOKIE_SECONDS = LOCALE_COOKIE_DAYS * 24 * 60 * 60

/** The same page in the other language: a plain link that loads a new document, and a cookie that stores the choice. */
export function LanguageSwitch() {
  const t = useTranslations('site')
  const current = useSiteLocale()
  const { pathname, search } = useLocation()
  const remember = (locale: Locale) => {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  }
  return (
    <nav className="language-switch" aria-label={t('language')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={localePath(pathname, locale) + search}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => remember(locale)}
        >
          {NAMES[locale]}
        </a>
      ))}
    </nav>
  )
}
