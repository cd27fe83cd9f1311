import { useTranslations } from 'use-intl'
import { formatAmount } from '#ui/format/amount.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useIsGuest } from '#client/player.ts'
import { useWelcomeGift } from './queries.ts'

/** For guests: the benefits of signing up. */
export default function WelcomeCard() {
  const isGuest = useIsGuest()
  return isGuest ? <Gift /> : null
}

function Gift() {
  const t = useTranslations('lobby')
  const { coins } = useWelcomeGift()
  return (
    <PromoCard
      title={t('cards.welcome')}
      text={t('cards.welcomeText', { coins: formatAmount(coins, true) })}
      picture="gift"
      to="/signup"
      action={t('cards.welcomeAction')}
    />
  )
}
