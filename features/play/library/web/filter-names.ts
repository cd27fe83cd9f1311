import { useLocale, useTranslations } from 'use-intl'
import { formatAmount } from '#ui/format/amount.ts'
import { writePercent } from '#ui/format/plain-number.ts'
import type { Group, Limit } from './filters.ts'
import type { libraryEn } from './messages.en.ts'
import { useGames } from '#client/shelf/games.ts'

type FactKey = `facts.${'mechanic' | 'feature' | 'volatility'}.${string}`

/** What a value of a filter is called. One that nobody has named yet shows itself rather than nothing. */
export function useValueName(): (group: Group, value: string) => string {
  const t = useTranslations('library')
  const { providers } = useGames()
  return (group, value) => {
    if (group === 'provider') return providers.find(({ slug }) => slug === value)?.title ?? value
    const key: FactKey = `facts.${group}.${value}`
    return t.has(key as never) ? t(key as never) : value
  }
}

export function useLimitName(): (limit: Limit, value: number) => string {
  const t = useTranslations('library')
  const locale = useLocale()
  return (limit, value) =>
    limit === 'rtp'
      ? t('rtpFrom', { percent: writePercent(value, locale) })
      : t('playUpTo', { amount: formatAmount(value, locale, value % 100 === 0) })
}

export type FactNames = (typeof libraryEn)['facts']
