import { useTranslations } from 'use-intl'
import { lastDigitsOf } from '#kernel/last-digits.ts'

/** A payout account in the player's language: providers name accounts in English. */
export function useAccountTitle(): (title: string) => string {
  const t = useTranslations('wallet.accounts')
  return (title) => {
    // The last digits of a bank account, or the masked address of a gift card.
    const last = title.split(' ').at(-1) ?? ''
    if (last.includes('@')) return t('ofGiftCard', { address: last })
    const digits = lastDigitsOf(last)
    return digits ? t('ofBank', { digits }) : title
  }
}
