import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { Prize } from '../contract.ts'

const MINOR_PER_ENTRY = 100

/** A prize in words: its greatest part, and whatever comes with it. */
export function usePrizeText(): (prize: Prize) => { readonly main: string; readonly more: readonly string[] } {
  const t = useTranslations('daily-login')
  const amount = useAmount()
  return ({ coins, entries, freeSpinCount }) => {
    const parts = [
      ...(coins > 0 ? [t('coins', { amount: amount('coins', coins) })] : []),
      ...(entries > 0 ? [t('entries', { count: entries / MINOR_PER_ENTRY })] : []),
      ...(freeSpinCount > 0 ? [t('freeSpins', { count: freeSpinCount })] : []),
    ]
    const [main = '', ...more] = parts
    return { main, more }
  }
}
