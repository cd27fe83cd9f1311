import { useFormatter, useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import type { Meter } from '../contract.ts'

const CARD = { picture: 'capsule-machine', to: '/fun-machine' }

/** The card in the promo strip while a machine runs; its headline is the player's meter. */
export default function FunMachineCard() {
  const t = useTranslations('fun-machine')
  const own = useProfile()?.funMachine
  const running = useRunning('fun-machine')
  // Home lists the first promotions only; the profile knows of all.
  if (own?.isActive) return <OwnMeter meter={own} />
  if (!running) return null
  return <PromoCard {...CARD} title={t('name')} text={t('tile.guest')} />
}

function OwnMeter({ meter: { pulls, pulled, filled, needed } }: { meter: Meter }) {
  const t = useTranslations('fun-machine')
  const { number } = useFormatter()
  if (pulls > 0) {
    const text = pulled === 0 ? t('tile.first') : t('pulls', { count: pulls })
    return <PromoCard {...CARD} title={t('name')} text={text} action={t('tile.pull')} />
  }
  const progress = filled / Math.max(1, needed)
  const part = number(progress, { style: 'percent', maximumFractionDigits: 0 })
  return <PromoCard {...CARD} title={t('name')} text={t('tile.part', { part })} progress={progress} />
}
