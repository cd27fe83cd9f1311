import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'

const CARD = { picture: 'planet', to: '/cosmic-boxes' }

/** The card in the promo strip while boxes run; its headline is whether a pick is free. */
export default function CosmicBoxesCard() {
  const t = useTranslations('cosmic-boxes')
  const own = useProfile()?.magicBox
  const running = useRunning('cosmic-boxes')
  if (!running) return null
  if (!own?.isActive) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
  if (own.picked === null) return <PromoCard {...CARD} title={t('name')} text={t('card.ready')} action={t('card.pick')} />
  if (own.nextAt === null) return <PromoCard {...CARD} title={t('name')} text={t('card.done')} />
  return <PromoCard {...CARD} title={t('name')} text={t('card.waiting')} foot={<Countdown until={own.nextAt} />} />
}
