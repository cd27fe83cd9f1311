import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { useSignUpRewards } from './queries.ts'

/** What signing up gives, in a sentence; more by an invitation. */
export function SignUpGift({ invitation }: { invitation: string }) {
  const t = useTranslations('registration')
  const amount = useAmount()
  const rewards = useSignUpRewards(invitation || undefined)
  if (!rewards) return t('signUpText')
  const isInvited = invitation !== '' && rewards.reasonType === null
  const { coins, entries } = isInvited ? rewards.registrationReferralReward : rewards.registrationRewardWithoutCode
  return t('signUpGift', { coins: amount('coins', coins), entries: entries / MINOR_PER_ENTRY })
}

const MINOR_PER_ENTRY = 100
