import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { getMethods } from '#features/store/orders/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import type { Preset } from '../contract.ts'
import { ExtraWheelNote } from './buy-button.tsx'
import { fundsVariant } from './funds-variant.ts'
import { popupOf, useBuy } from './queries.ts'

/** Insufficient balance: an offer if there is one, and the free way second. */
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
  const offer = variant === 'no-offer' ? undefined : popupOf(profile)?.promoOfferPreset
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
      ) : offer ? (
        <OfferButton preset={offer} />
      ) : (
        <LocalLink className="button" data-size="large" to="/promotions" replace>
          {t('funds.freeCoins')}
        </LocalLink>
      )}
      {mode === 'SweepStakes' ? (
        <LocalLink className="button" data-kind="quiet" to="/free-entry" replace>
          {t('freeWay')}
        </LocalLink>
      ) : offer ? (
        <LocalLink className="button" data-kind="quiet" to="/promotions" replace>
          {t('funds.freeCoins')}
        </LocalLink>
      ) : null}
      <button type="button" className="button" data-kind="plain" onClick={() => modals.replace('store')}>
        {t('toStore')}
      </button>
    </Announcement>
  )
}

/** With a saved method one press buys the offer; otherwise it is shown first. */
function OfferButton({ preset }: { preset: Preset }) {
  const t = useTranslations('packages')
  const price = usePrice()
  const modals = useModals()
  const saved = useQuery(queryOf(useApi(), getMethods)).data?.data.saved[0]
  const { buy, isPending, refusal } = useBuy(preset.id, true)
  const see = () => modals.replace('preset-package', { presetId: preset.id })
  return (
    <>
      <button
        type="button"
        className="button whitespace-normal"
        data-size="large"
        disabled={isPending}
        onClick={() => (saved ? buy(saved) : see())}
      >
        {saved ? t('quickBuy', { price: price(preset.priceCents), method: saved.title }) : t('funds.seeOffer')}
      </button>
      {saved ? <ExtraWheelNote cents={preset.priceCents} /> : null}
      {refusal ? <p role="status">{refusal}</p> : null}
    </>
  )
}
