import { useTranslations } from 'use-intl'

/** What a row is called; a row that nobody has named yet shows its key rather than nothing. */
export function useRowTitle(key: string): string {
  const t = useTranslations('shelf')
  return t.has(`rows.${key}`) ? t(`rows.${key}` as never) : key
}
