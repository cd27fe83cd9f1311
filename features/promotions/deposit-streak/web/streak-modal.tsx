import './streak.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import { WheelPicture } from '#client/wheel/wheel-picture.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo, getWheelsPrizes, type ShownWheel } from '../contract.ts'
import { picturesOf } from '../shared/skins.ts'
import { useSpin, type Won } from './queries.ts'

/** Spins the wheels that wait, one after another; without any it explains the streak. */
export default function StreakModal({ close }: ModalProps) {
  const api = useApi()
  const info = useQuery(queryOf(api, getInfo))
  const wheels = useQuery(queryOf(api, getWheelsPrizes))
  const spinning = useSpin()
  const [count, setCount] = useState(0)
  const openSteps = info.data?.data.openSteps ?? []
  const wheel = wheels.data?.data.wheels.find(({ step }) => step === (spinning.step ?? openSteps[0]))
  if (!wheel) {
    return (
      <CampaignModal
        query={{
          data: info.data,
          isError: info.isError || wheels.isError,
          refetch: () => Promise.all([info.refetch(), wheels.refetch()]),
        }}
        picture={picturesOf(info.data?.data.skin).streak}
        to="/lightning-streak"
        close={close}
      />
    )
  }
  const next = () => {
    spinning.again()
    setCount(count + 1)
  }
  return (
    <OpenWheel key={count} wheel={wheel} spinning={spinning} onNext={openSteps.length > 0 ? next : undefined} close={close} />
  )
}

interface OpenWheelProps {
  readonly wheel: ShownWheel
  readonly spinning: ReturnType<typeof useSpin>
  /** Undefined while no other wheel waits. */
  readonly onNext: (() => void) | undefined
  readonly close: () => void
}

function OpenWheel({ wheel: { step, sectors, oddsHash, averageCoins }, spinning, onNext, close }: OpenWheelProps) {
  const t = useTranslations('deposit-streak')
  const [won, setWon] = useState<Won>()
  const { drawn } = spinning
  return (
    <div className="modal-body wheel-modal">
      <WheelPicture sectors={sectors} stopsAt={drawn?.index} onStop={() => drawn && setWon(drawn)} />
      {won ? (
        <Result won={won} onNext={onNext} close={close} />
      ) : (
        <div className="wheel-words">
          <ModalTitle>{t('wheelOf', { step })}</ModalTitle>
          <p className="text-muted">{t('earned')}</p>
          <button
            type="button"
            className="button w-full"
            data-size="large"
            disabled={spinning.step !== undefined}
            onClick={() => spinning.spin(step)}
          >
            {t(spinning.step === undefined ? 'spin' : 'spinning')}
          </button>
          <details className="wheel-odds">
            <summary>{t('odds')}</summary>
            <OddsTable prizes={sectors} />
            <p className="streak-average">
              {t('average')} <PrizeLine coins={averageCoins} />
            </p>
          </details>
        </div>
      )}
      <OddsNote hash={oddsHash} />
    </div>
  )
}

function Result({ won: { coins }, onNext, close }: Pick<OpenWheelProps, 'onNext' | 'close'> & { won: Won }) {
  const t = useTranslations('deposit-streak')
  return (
    <div className="wheel-words wheel-result">
      <ModalTitle>{t('wonTitle')}</ModalTitle>
      <p className="wheel-prize">
        <PrizeLine coins={coins} />
      </p>
      <p className="text-muted" role="status">
        {t('wonText')}
      </p>
      <button type="button" className="button w-full" data-size="large" onClick={onNext ?? close}>
        {t(onNext ? 'spinNext' : 'done')}
      </button>
      <LocalLink className="campaign-link" to="/fair" replace>
        {t('check')}
      </LocalLink>
    </div>
  )
}
