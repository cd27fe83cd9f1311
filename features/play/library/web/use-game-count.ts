import { useLocale, useTranslations } from 'use-intl'
import { writeNumber } from '#ui/format/plain-number.ts'

/** How many games there are, in words. */
export function useGameCount(): (count: number) => string {
  const t = useTranslations('library')
  const locale = useLocale()
  return (count) => t('gameCount', { count, shown: writeNumber(count, locale) })
}
