import { useLocale } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'

/** The site's language as used in paths and messages; `useLocale` is the tag for numbers and dates. */
export const useSiteLocale = (): Locale => (useLocale().startsWith('es') ? 'es' : 'en')
