import { useTranslations } from 'use-intl'
import type { lobbyEn } from './messages.en.ts'

type RowKey = keyof typeof lobbyEn.rows

/** What a row is called; a row that nobody has named yet shows its key rather than nothing. */
export function useRowTitle(key: string): string {
  const t = useTranslations('lobby')
  return t.has(`rows.${key}`) ? t(`rows.${key as RowKey}`) : key
}
