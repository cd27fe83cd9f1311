import { useTranslations } from 'use-intl'

/** The last digits of a bank account; the masked address of a gift card. */
const DETAIL = /(?<digits>\d{2,4})$|(?<address>\S+@\S+)$/

/** A payout account in the player's language: providers name accounts in English. */
export function useAccountTitle(): (title: string) => string {
  const t = useTranslations('wallet.accounts')
  return (title) => {
    const { digits, address } = DETAIL.exec(title)?.groups ?? {}
    if (digits) return t('ofBank', { digits })
    return address ? t('ofGiftCard', { address }) : title
  }
}
