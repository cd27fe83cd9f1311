import { type ReactNode, Suspense, use, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { withCopy } from '#ui/brand/with-copy.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

interface HelpWordsProps {
  readonly children: ReactNode
}

const LOAD: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>> = {
  en: () => import('virtual:words/en/help'),
  es: () => import('virtual:words/es/help'),
}
const loaded = new Map<Locale, Promise<object>>()

/** The server has every message, and in development so do browsers. */
const isApart = (): boolean => import.meta.env.PROD && !import.meta.env.SSR

/** The words of rules and odds, 7 KB that only help shows: browsers load them with it. */
export const HelpWords = ({ children }: HelpWordsProps) => (
  <Suspense fallback={<div className="skeleton h-96 rounded-card" />}>
    {isApart() ? <WithHelpWords>{children}</WithHelpWords> : children}
  </Suspense>
)

function WithHelpWords({ children }: HelpWordsProps) {
  const { copy } = useBrand()
  const messages = useMessages()
  const words = use(readWords(useSiteLocale()))
  const all = useMemo(() => withCopy({ ...messages, ...words }, copy), [messages, words, copy])
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  )
}

/** Once; after a failure, help that is opened again tries again. */
function readWords(locale: Locale): Promise<object> {
  const known = loaded.get(locale)
  if (known) return known
  const loading = LOAD[locale]().then((part) => part.default)
  loaded.set(locale, loading)
  loading.catch(() => loaded.delete(locale))
  return loading
}
