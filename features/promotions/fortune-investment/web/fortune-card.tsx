import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'

/** The card in the promo strip while packages run: when the own one pays next, else what they are. */
export default function FortuneCard() {
  const t = useTranslations('fortune-investment')
  const own = useProfile()?.fortuneInvestment
  const running = useRunning('fortune-investment')
  if (!running) return null
  const card = { picture: 'money-bag', title: t('name'), to: '/fortune-days' }
  if (!own || own.packageId === null || own.nextAt === null) return <PromoCard {...card} text={t('card.start')} />
  return <PromoCard {...card} text={t('card.next')} foot={<Countdown until={own.nextAt} />} />
}
