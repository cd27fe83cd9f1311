import { useLocale, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { Limit, LimitName } from '../contract.ts'

/** Units of the stored value per typed unit: cents per dollar, minor units per coin, minutes. */
export const perUnit = (scope: LimitName['scope']): number => (scope === 'Time' ? 1 : 100)

/** An amount formatted for its scope: `$25.00`, `1,200 coins`, `2 h 30 min`. */
export function useLimitAmount(): (scope: Limit['scope'], amount: number) => string {
  const t = useTranslations('limits')
  const locale = useLocale()
  const format = useAmount()
  return (scope, amount) => {
    const sign = amount < 0 ? '−' : ''
    const size = Math.abs(amount)
    if (scope === 'Purchases') return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount / 100)
    if (scope === 'Time') return t('hoursMinutes', { hours: Math.floor(size / 60), minutes: size % 60 })
    const asset = scope === 'TournamentPoints' ? 'coins' : 'entries'
    return t(`amountOf.${asset}`, { amount: sign + format(asset, size) })
  }
}

/** Parses a typed amount into the scope's units; undefined if it is invalid. */
export function readAmount(typed: string, scope: LimitName['scope']): number | undefined {
  const text = typed.trim().replaceAll(/[\s,$]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const amount = Math.round(Number(text) * perUnit(scope))
  return scope === 'Time' && !Number.isInteger(Number(text)) ? undefined : amount
}
