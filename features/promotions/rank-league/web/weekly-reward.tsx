import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useAskingFrom } from '#ui/time/use-asking.ts'
import type { Standing } from '../contract.ts'
import { useLastDay, useShare } from './words.ts'

interface WeeklyRewardProps {
  readonly player: Standing
  /** Refetches after Monday's calculation. */
  onMonday(): void
}

/** The weekly reward: to collect, being calculated, or the running week's so far. */
export function WeeklyReward({ player: { cashback, weeklyReward }, onMonday }: WeeklyRewardProps) {
  const t = useTranslations('rank-league')
  const lastDay = useLastDay()
  const shareOf = useShare()
  const { status, currentReward, nextReward, availableAfterDateTime, availableAfterDay } = cashback
  useAskingFrom(availableAfterDateTime, onMonday)
  if (status === 'available') {
    return (
      <>
        <Coins minor={currentReward} />
        <p className="font-semibold text-second">{t('until', { day: lastDay(availableAfterDay) })}</p>
        <LocalLink className="button" to="?openModal=vip-claim-reward">
          {t('collect')}
        </LocalLink>
      </>
    )
  }
  return (
    <>
      {status === 'calculating' ? <p className="text-[20px]/7 font-bold">{t('calculating')}</p> : <Coins minor={nextReward} />}
      <p className="text-muted">
        {status === 'calculating' ? t('calculatingText') : t('soFar', { share: shareOf(weeklyReward) })}
      </p>
      {status === 'calculating' ? null : (
        <p className="font-semibold">{t.rich('readyIn', { clock: () => <Countdown until={availableAfterDateTime} /> })}</p>
      )}
      <LocalLink className="button" data-kind="quiet" to="/library">
        {t('browse')}
      </LocalLink>
    </>
  )
}

function Coins({ minor }: { minor: number }) {
  const t = useTranslations('ui')
  const amount = useAmount()
  return (
    <p className="league-reward">
      <img src="/art/interface/coin-64.webp" width={32} height={32} alt="" />
      <span>
        {amount('coins', minor)} <span className="sr-only">{t('coins')}</span>
      </span>
    </p>
  )
}
