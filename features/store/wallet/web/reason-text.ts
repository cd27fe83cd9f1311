import { useTranslations } from 'use-intl'
import type { Redemption, RedemptionOverview, RedemptionReason } from '#features/store/redemptions/contract.ts'
import { usePrice } from '#ui/format/price.ts'

/** The words of a gift card where they differ from those of a bank. */
const OF_GIFT_CARDS = ['payout-failed', 'payout-returned'] as const
const isOfGiftCards = (reason: RedemptionReason): reason is (typeof OF_GIFT_CARDS)[number] =>
  OF_GIFT_CARDS.some((each) => each === reason)

/** Where a request is, in words, and what that means for its player. */
export function useStateTexts({ state, account }: Redemption): { readonly title: string; readonly text: string } {
  const t = useTranslations('wallet')
  if (account?.kind === 'gift-card' && (state === 'sent' || state === 'paid'))
    return { title: t(`giftCard.states.${state}`), text: t(`giftCard.texts.${state}`) }
  return { title: t(`states.${state}`), text: t(`texts.${state}`) }
}

/** A reason in words, with the brand's amounts. */
export function useReasonText({ minCents, maxCents }: Pick<RedemptionOverview, 'minCents' | 'maxCents'>) {
  const t = useTranslations('wallet')
  const price = usePrice()
  return (reason: RedemptionReason, of?: Redemption): string =>
    of?.account?.kind === 'gift-card' && isOfGiftCards(reason)
      ? t(`giftCard.reasons.${reason}`)
      : t(`reasons.${reason}`, { min: price(minCents), max: price(maxCents) })
}
