import { useTranslations } from 'use-intl'

/** A row's title; an unnamed row shows its key. */
export function useRowTitle(key: string): string {
  const t = useTranslations('game-tiles')
  return t.has(`rows.${key}`) ? t(`rows.${key}` as never) : key
}
