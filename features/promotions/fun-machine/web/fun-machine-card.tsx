import { useFormatter, useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'

const CARD = { picture: 'capsule-machine', to: '/fun-machine' }

/** The card in the promo strip while a machine runs; its headline is the player's meter. */
export default function FunMachineCard() {
  const t = useTranslations('fun-machine')
  const { number } = useFormatter()
  const own = useProfile()?.funMachine
  const promotions = useHome().payload['promotions'] as readonly { readonly key: string; readonly state: string }[]
  if (!promotions.some(({ key, state }) => key === 'fun-machine' && state === 'running')) return null
  if (!own?.isActive) return <PromoCard {...CARD} title={t('name')} text={t('tile.guest')} />
  const { pulls, pulled, filled, needed } = own
  if (pulls === 0) {
    const progress = filled / Math.max(1, needed)
    const part = number(progress, { style: 'percent', maximumFractionDigits: 0 })
    return <PromoCard {...CARD} title={t('name')} text={t('tile.part', { part })} progress={progress} />
  }
  const text = pulled === 0 ? t('tile.first') : t('pulls', { count: pulls })
  return <PromoCard {...CARD} title={t('name')} text={text} action={t('pull')} />
}
