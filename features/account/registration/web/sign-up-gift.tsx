import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { useSignUpRewards } from './queries.ts'

/** The sign-up reward in a sentence. */
export function SignUpGift({ invitation }: { invitation: string }) {
  const t = useTranslations('registration')
  const amount = useAmount()
  const rewards = useSignUpRewards(invitation || undefined)
  if (!rewards) return t('signUpText')
  const { coins, entries } = rewards.registrationRewardWithoutCode
  if (entries === 0) return t('signUpGiftCoins', { coins: amount('coins', coins) })
  return t('signUpGift', { coins: amount('coins', coins), entries: amount('entries', entries) })
}
