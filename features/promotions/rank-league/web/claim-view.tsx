import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import type { Standing } from '../contract.ts'
import { useLastDay, useShare } from './words.ts'

export interface ClaimViewProps {
  readonly player: Standing
  readonly isPending: boolean
  readonly isFailed: boolean
  /** A limit of the prizes refused the claim. */
  readonly limitText?: string | undefined
  onClaim(): void
  onClose(): void
}

/** The weekly reward before its claim: ready, being calculated, or still to come. */
export function ClaimView({ player, isPending, isFailed, limitText, onClaim, onClose }: ClaimViewProps) {
  const t = useTranslations('rank-league')
  const amount = useAmount()
  const lastDay = useLastDay()
  const shareOf = useShare()
  const { cashback, weeklyReward } = player
  const share = shareOf(weeklyReward)
  if (cashback.status !== 'available') {
    const next = amount('coins', cashback.nextReward)
    const text = cashback.status === 'calculating' ? t('calculatingText') : t('nextText', { next, share })
    return (
      <Announcement art={{ picture: 'chest' }} title={t('weekly')} text={text}>
        <LocalLink className="button" data-size="large" to="/vip" replace>
          {t('seeLeague')}
        </LocalLink>
        <button type="button" className="button" data-kind="plain" onClick={onClose}>
          {t('close')}
        </button>
      </Announcement>
    )
  }
  return (
    <Announcement
      art={{ picture: 'chest' }}
      title={t('readyTitle')}
      text={t('readyText', { day: lastDay(cashback.availableAfterDay) })}
      prizes={[{ asset: 'coins', minor: cashback.currentReward }]}
    >
      {isFailed ? <p role="alert">{limitText ?? t('claimFailed')}</p> : null}
      <button type="button" className="button" data-size="large" disabled={isPending} onClick={onClaim}>
        {t('collect')}
      </button>
    </Announcement>
  )
}
