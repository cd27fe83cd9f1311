import { useLocale, useTranslations } from 'use-intl'
import { formatAmount } from '#ui/format/amount.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useIsGuest } from '#client/player.ts'
import { useWelcomeGift } from './queries.ts'

/** For guests: what waits behind the sign-up. */
export default function WelcomeCard() {
  const isGuest = useIsGuest()
  return isGuest ? <Gift /> : null
}

function Gift() {
  const t = useTranslations('lobby')
  const locale = useLocale()
  const { coins } = useWelcomeGift()
  return (
    <PromoCard
      title={t('cards.welcome')}
      text={t('cards.welcomeText', { coins: formatAmount(coins, locale, true) })}
      picture="gift"
      to="/signup"
      action={t('cards.welcomeAction')}
    />
  )
}
