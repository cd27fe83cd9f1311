import { useTranslations } from 'use-intl'
import { useMounted } from '#ui/page/use-mounted.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { Info } from '../contract.ts'
import { useInfo } from './queries.ts'

/** The card in the promo strip; its headline is today's state. */
export default function DailyLoginCard() {
  const t = useTranslations('daily-login')
  const { data, refetch, isGuest, isError } = useInfo()
  const isMounted = useMounted()
  const card = { title: t('title'), picture: 'daily-login', to: '?openModal=daily-login' }
  if (!isGuest && (!isMounted || (!data && !isError)))
    return <PromoCard {...card} text={<span className="skeleton mt-1 block h-4 w-20 rounded-full" />} />
  if (!data) return <PromoCard {...card} text={t('cardGuest')} action={t('cardGuestAction')} />
  return <Today card={card} info={data.data} onNextDay={() => void refetch()} />
}

interface TodayProps {
  readonly card: { readonly title: string; readonly picture: string; readonly to: string }
  readonly info: Info
  readonly onNextDay: () => void
}

function Today({ card, info, onNextDay }: TodayProps) {
  const t = useTranslations('daily-login')
  const { activeLevel, levels, finishedAt } = info
  if (!info.isActive) return null
  if (info.isAvailable) return <PromoCard {...card} text={t('cardReady', { day: activeLevel })} action={t('cardClaim')} />
  if (info.reasonType === 'email-unconfirmed') return <PromoCard {...card} text={t('cardConfirm')} />
  const foot = (
    <>
      <span className="sr-only">{t('cardNext')} </span>
      <Countdown until={finishedAt} onEnd={onNextDay} />
    </>
  )
  return <PromoCard {...card} text={t('cardProgress', { day: activeLevel, days: levels })} foot={foot} />
}
