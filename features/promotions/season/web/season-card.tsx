import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'

/** The card in the promo strip while a season runs: the player's level, or a welcome before the first points. */
export default function SeasonCard() {
  const t = useTranslations('season')
  const own = useProfile()?.season
  const running = useRunning('season')
  if (!running) return null
  const card = { title: t('name'), picture: 'leaf', to: '/season' }
  const { currentLevel = 0, points = 0, totalProgressPercents: percents = 0 } = own ?? {}
  if (points === 0) return <PromoCard {...card} to="?openModal=season-welcome" text={t('card.start')} />
  if (percents === 100) return <PromoCard {...card} text={t('finished')} progress={1} />
  return <PromoCard {...card} text={t('card.level', { level: currentLevel })} progress={percents / 100} />
}
