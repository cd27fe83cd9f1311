import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { Prize } from '../contract.ts'

/** A prize in words: its main part and any extras. */
export function usePrizeText(): (prize: Prize) => { readonly main: string; readonly more: readonly string[] } {
  const t = useTranslations('daily-login')
  const amount = useAmount()
  return ({ coins, entries, freeSpinCount }) => {
    const parts = [
      ...(coins > 0 ? [t('coins', { amount: amount('coins', coins) })] : []),
      ...(entries > 0 ? [t('entries', { amount: amount('entries', entries) })] : []),
      ...(freeSpinCount > 0 ? [t('freeSpins', { count: freeSpinCount })] : []),
    ]
    const [main = '', ...more] = parts
    return { main, more }
  }
}
