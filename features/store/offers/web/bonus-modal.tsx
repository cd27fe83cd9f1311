import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { getPackages } from '#features/packages/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { Moment } from '#ui/modal/moment.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { type Bonus, getBonuses } from '../contract.ts'
import { STORE } from './store-path.ts'

/** What the next purchase brings on top; opened by a link alone it shows the one that ends soonest, or that there is none. */
export default function BonusModal({ args, close }: ModalProps) {
  const t = useTranslations('offers')
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getBonuses))
  if (!data) return <StandIn isFailed={isError} onRetry={() => void refetch()} />
  const { bonuses } = data.data
  const bonus = bonuses.find(({ bonusInfo }) => args['messageId'] === undefined || bonusInfo.id === args['messageId'])
  if (bonus) return <Open bonus={bonus} onEnd={() => void refetch()} close={close} />
  return (
    <Moment art={{ picture: 'gift' }} title={t('noBonus')} text={t('bonusGone')}>
      <LocalLink className="button" data-size="large" to="/promotions" replace>
        {t('toPromotions')}
      </LocalLink>
    </Moment>
  )
}

interface OpenProps {
  readonly bonus: Bonus
  readonly onEnd: () => void
  readonly close: () => void
}

function Open({ bonus: { bonusInfo, playerBonusInfo }, onEnd, close }: OpenProps) {
  const t = useTranslations('offers')
  const numbers = useFormatter()
  const sales = useQuery(queryOf(useApi(), getPackages)).data?.data.sales
  const price = numbers.number(bonusInfo.minPurchaseCents / 100, { style: 'currency', currency: 'USD' })
  const isSpins = bonusInfo.type === 'free-spins'
  return (
    <Moment
      art={{ picture: isSpins ? 'free-spins' : 'entry' }}
      title={bonusInfo.title}
      text={
        <>
          {bonusInfo.text}{' '}
          {isSpins
            ? t('spinsFrom', { count: bonusInfo.spins, price })
            : t('entriesFrom', { amount: numbers.number(bonusInfo.entries / 100, { maximumFractionDigits: 2 }), price })}{' '}
          {t('endsIn')} <Countdown until={playerBonusInfo.expiresAt} onEnd={onEnd} />
          {sales?.isOpen === false ? (
            <>
              <br />
              <strong>{t('closed')}</strong>
            </>
          ) : null}
        </>
      }
    >
      <LocalLink className="button" data-size="large" to={STORE} replace>
        {t('toStore')}
      </LocalLink>
      <button type="button" className="button" data-kind="plain" onClick={close}>
        {t('close')}
      </button>
    </Moment>
  )
}

function StandIn({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('ui')
  return (
    <div className="modal-body">
      <ModalTitle isHidden>{t(isFailed ? 'unexpectedError' : 'loading')}</ModalTitle>
      {isFailed ? (
        <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
          {t('retry')}
        </button>
      ) : (
        <div className="skeleton h-64 w-full rounded-card" />
      )}
    </div>
  )
}
