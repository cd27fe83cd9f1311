import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { fundsVariant } from './funds-variant.ts'
import { popupOf } from './queries.ts'

/** Insufficient balance: shows the free ways to more, and an offer if there is one. */
export default function FundsModal({ close }: ModalProps) {
  const t = useTranslations('packages')
  const modals = useModals()
  const profile = useProfile()
  const variant = profile && fundsVariant(profile)
  const isPending = variant === 'winnings-pending'
  useEffect(() => {
    if (isPending) modals.replace('insufficient-withdrawal')
  }, [isPending, modals])
  if (!profile || !variant || isPending) return null
  const offered = popupOf(profile)
  const mode = profile.gameMode
  return (
    <Announcement
      art={{ picture: mode === 'TournamentPoints' ? 'coins-small' : 'entry' }}
      title={t('funds.title', { mode })}
      text={t(`funds.${variant}`, { mode })}
    >
      {variant === 'sweepstakes-with-winnings' ? (
        <button type="button" className="button" data-size="large" onClick={close}>
          {t('funds.playOn')}
        </button>
      ) : variant !== 'no-offer' && offered ? (
        <button
          type="button"
          className="button"
          data-size="large"
          onClick={() => modals.replace('preset-package', { presetId: offered.id })}
        >
          {t('funds.seeOffer')}
        </button>
      ) : (
        <LocalLink className="button" data-size="large" to="/promotions" replace>
          {t('funds.freeCoins')}
        </LocalLink>
      )}
      <button type="button" className="button" data-kind="quiet" onClick={() => modals.replace('store')}>
        {t('toStore')}
      </button>
      {mode === 'SweepStakes' ? (
        <LocalLink className="button" data-kind="plain" to="/free-entry" replace>
          {t('freeWay')}
        </LocalLink>
      ) : null}
    </Announcement>
  )
}
