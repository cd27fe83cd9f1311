import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { ShownPromotion } from '#ui/promo/shown-promotion.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { type FreeWheel, getConfigs } from '../contract.ts'

const CARD = { picture: 'wheel', to: '?openModal=daily-wheel' }

/** The card in the promo strip while the free wheel runs; its headline is whether it can be spun. */
export default function DailyWheelCard() {
  const t = useTranslations('daily-wheel')
  const wheel = useProfile()?.featuresInfo['availableWheel'] as FreeWheel | undefined
  const running = useRunning('daily-wheel')
  if (!running) return null
  if (!wheel) return <PromoCard {...CARD} title={running.title} text={t('card.guest')} />
  if (wheel.available) return <PromoCard {...CARD} title={running.title} text={t('card.ready')} action={t('card.spin')} />
  return <Spun title={running.title} />
}

/** The time of the next spin is not part of the profile; the promotions page does without it. */
function Spun({ title }: { title: string }) {
  const t = useTranslations('daily-wheel')
  const { data, refetch } = useQuery({ ...queryOf(useApi(), getConfigs), enabled: use(ShownPromotion) === null })
  const next = data?.data.wheels.find(({ type }) => type === 'availableWheel')?.availableDate
  if (!next) return <PromoCard {...CARD} title={title} text={t('card.spun')} />
  const foot = (
    <>
      <span className="sr-only">{t('card.next')} </span>
      <Countdown until={next} onEnd={() => void refetch()} />
    </>
  )
  return <PromoCard {...CARD} title={title} text={t('card.spun')} foot={foot} />
}
