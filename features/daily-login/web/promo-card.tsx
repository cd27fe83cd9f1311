import { useTranslations } from 'use-intl'
import { useModals } from '#ui/modal/use-modals.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import type { Info } from '../contract.ts'
import { useInfo } from './queries.ts'

/** The card in the promo strip: what today holds, before the name of anything else. */
export default function PromoCard() {
  const t = useTranslations('daily-login')
  const modals = useModals()
  const { data, refetch, isLoading } = useInfo()
  return (
    <li className="max-w-90">
      <button type="button" className="promo-card pr-22" onClick={() => modals.open('daily-login')}>
        <span className="block font-display text-[15px]/5 font-bold">{t('title')}</span>
        {isLoading ? <span className="skeleton mt-1 block h-4 w-20 rounded-full" /> : null}
        {data ? <Today info={data.data} onNextDay={() => void refetch()} /> : null}
        {!data && !isLoading ? <Invitation /> : null}
        <img
          className="absolute right-2.5 bottom-2.5 size-16"
          src="/art/interface/daily-login-128.webp"
          width={64}
          height={64}
          loading="lazy"
          alt=""
        />
      </button>
    </li>
  )
}

function Today({ info, onNextDay }: { info: Info; onNextDay: () => void }) {
  const t = useTranslations('daily-login')
  const { activeLevel, levels, finishedAt } = info
  if (info.isAvailable) {
    return <State text={t('cardReady', { day: activeLevel })} action={t('cardClaim')} />
  }
  if (info.reasonType === 'email_unconfirmed') return <State text={t('cardConfirm')} />
  return (
    <>
      <span className="block truncate text-[12.5px]/4 text-muted">{t('cardProgress', { day: activeLevel, days: levels })}</span>
      <span className="absolute bottom-3.5 left-3.5 text-[12.5px]/5 font-bold">
        <span className="sr-only">{t('cardNext')} </span>
        <Countdown until={finishedAt} onEnd={onNextDay} />
      </span>
    </>
  )
}

function Invitation() {
  const t = useTranslations('daily-login')
  return <State text={t('cardGuest')} action={t('cardGuestAction')} />
}

function State({ text, action }: { text: string; action?: string }) {
  return (
    <>
      <span className="block text-[12.5px]/4 text-muted">{text}</span>
      {action ? (
        <span className="absolute bottom-3 left-3.5 max-w-[calc(100%-92px)] truncate rounded-full bg-accent px-2.5 text-[12.5px]/5 font-bold text-on-accent">
          {action}
        </span>
      ) : null}
    </>
  )
}
