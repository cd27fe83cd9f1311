import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'

/** The card in the promo strip: a prize to take, else today's tickets, else how many the player has. */
export default function LotteryCard() {
  const t = useTranslations('lottery')
  const own = useProfile()?.lottery
  const running = useRunning('lottery')
  const card = { title: t('name'), picture: 'chest', to: '/lottery' }
  if (own?.prizeOf) return <PromoCard {...card} to={`/lottery?draw=${own.prizeOf}`} text={t('card.won')} action={t('take')} />
  if (!running) return null
  if (!own) return <PromoCard {...card} text={t('card.guest')} />
  if (own.dailyLeft > 0) return <PromoCard {...card} text={t('card.daily', { count: own.dailyLeft })} action={t('card.get')} />
  return <PromoCard {...card} text={t('ticketCount', { count: own.tickets })} />
}
