import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { useAmount } from '#ui/format/amount.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { avatarRing } from './avatar-ring.ts'
import { useLevelName } from './words.ts'

/** The card in the promo strip while a league runs: the reward to collect, else the player's level. */
export default function LeagueCard() {
  const t = useTranslations('rank-league')
  const amount = useAmount()
  const nameOf = useLevelName()
  const profile = useProfile()
  const running = useRunning('rank-league')
  const { currentLevel, cashback } = profile?.rankLeague ?? {}
  const card = { title: t('name'), picture: `league-${currentLevel?.title ?? 'gold'}`, to: '/vip' }
  if (!profile) return running ? <PromoCard {...card} text={t('card.guest')} /> : null
  if (!currentLevel) return null
  if (cashback?.status === 'available') {
    const text = t('card.ready', { amount: amount('coins', cashback.currentReward) })
    return <PromoCard {...card} to="?openModal=vip-claim-reward" text={text} action={t('collect')} />
  }
  return <PromoCard {...card} text={nameOf(currentLevel.title, currentLevel.index)} progress={avatarRing(profile) ?? 0} />
}
