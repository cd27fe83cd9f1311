import { useTranslations } from 'use-intl'
import { formatAmount } from '#ui/format/amount.ts'
import { writePercent } from '#ui/format/plain-number.ts'
import type { Group, Limit } from './filters.ts'
import type { libraryEn } from './messages.en.ts'
import { useGames } from '#client/game-tiles/games.ts'

type FactKey = `facts.${'mechanic' | 'feature' | 'volatility'}.${string}`

/** The display name of a filter value. A value without a translation shows itself rather than nothing. */
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
  return (limit, value) =>
    limit === 'rtp'
      ? t('rtpFrom', { percent: writePercent(value) })
      : t('playUpTo', { amount: formatAmount(value, value % 100 === 0) })
}

export type FactNames = (typeof libraryEn)['facts']
