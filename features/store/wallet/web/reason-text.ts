import { useTranslations } from 'use-intl'
import type { RedemptionOverview, RedemptionReason } from '#features/store/redemptions/contract.ts'
import { usePrice } from '#ui/format/price.ts'

/** A reason in words, with the brand's amounts. */
export function useReasonText({ minCents, maxCents }: Pick<RedemptionOverview, 'minCents' | 'maxCents'>) {
  const t = useTranslations('wallet.reasons')
  const price = usePrice()
  return (reason: RedemptionReason): string => t(reason, { min: price(minCents), max: price(maxCents) })
}
