import { useTranslations } from 'use-intl'

/** A payout account in the player's language: providers name accounts in English. */
export function useAccountTitle(): (title: string) => string {
  const t = useTranslations('wallet.accounts')
  return (title) => {
    // The last digits of a bank account, or the masked address of a gift card.
    const last = title.split(' ').at(-1) ?? ''
    if (last.includes('@')) return t('ofGiftCard', { address: last })
    const digits = /\d{2,4}$/.exec(last)?.[0]
    return digits ? t('ofBank', { digits }) : title
  }
}
