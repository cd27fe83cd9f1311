import { useTranslations } from 'use-intl'
import { writeNumber } from '#ui/format/plain-number.ts'

/** The number of games as text. */
export function useGameCount(): (count: number) => string {
  const t = useTranslations('library')
  return (count) => t('gameCount', { count, shown: writeNumber(count) })
}
