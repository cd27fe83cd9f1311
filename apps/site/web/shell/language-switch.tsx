import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Locale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES, localePath } from '#kernel/locale.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { Icon } from '#ui/icons/icon.tsx'

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

const COOKIE_SECONDS = LOCALE_COOKIE_DAYS * 24 * 60 * 60

/** The same page in the other language: a plain link that loads a new document, and a cookie that stores the choice. */
export function LanguageSwitch() {
  const t = useTranslations('site')
  const current = useSiteLocale()
  return (
    <nav className="language-switch" aria-label={t('language')}>
      {LOCALES.map((locale) => (
        <LanguageLink key={locale} locale={locale} isCurrent={locale === current} />
      ))}
    </nav>
  )
}

/** One link to the other language, where there is no room for a switch. */
export function OtherLanguage() {
  const current = useSiteLocale()
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <LanguageLink key={locale} className="button other-language" locale={locale} />
  ))
}

function LanguageLink({ locale, isCurrent = false, className }: { locale: Locale; isCurrent?: boolean; className?: string }) {
  const { pathname, search } = useLocation()
  const remember = () => {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
  }
  return (
    <a
      {...(className ? { className, 'data-size': 'small', 'data-kind': 'plain' } : {})}
      href={localePath(pathname, locale) + search}
      hrefLang={locale}
      lang={locale}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={remember}
    >
      {className ? <Icon name="globe-simple-bold" className="size-5" /> : null}
      {NAMES[locale]}
    </a>
  )
}
