import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePrice } from '#ui/format/price.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { type Bonus, getBonuses } from '../contract.ts'
import { BonusTerms } from './bonus-terms.tsx'
import { GiveUp } from './give-up.tsx'
import { STORE } from './store-path.ts'

const REWARDS = '/profile/rewards'

/**
 * A bonus: with the next purchase, or given already. Opened by a link alone, it shows the bonus that expires first, or that there is
 * none.
 */
export default function BonusModal({ args, close }: ModalProps) {
  const t = useTranslations('offers')
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getBonuses))
  if (!data) return <StandIn isFailed={isError} onRetry={() => void refetch()} />
  const { bonuses } = data.data
  const bonus = bonuses.find(({ bonusInfo }) => args['messageId'] === undefined || bonusInfo.id === args['messageId'])
  if (bonus) return <Open bonus={bonus} onEnd={() => void refetch()} close={close} />
  return (
    <Announcement art={{ picture: 'gift' }} title={t('noBonus')} text={t('bonusGone')}>
      <LocalLink className="button" data-size="large" to="/promotions" replace>
        {t('toPromotions')}
      </LocalLink>
    </Announcement>
  )
}

interface OpenProps {
  readonly bonus: Bonus
  readonly onEnd: () => void
  readonly close: () => void
}

function Open({ bonus: { bonusInfo, playerBonusInfo }, onEnd, close }: OpenProps) {
  const t = useTranslations('offers')
  const isSpins = bonusInfo.type === 'free-spins'
  const { isGranted } = playerBonusInfo
  return (
    <Announcement
      art={{ picture: isSpins ? 'free-spins' : 'entry' }}
      title={bonusInfo.title}
      text={
        <>
          {bonusInfo.text} <Brings bonus={bonusInfo} isGranted={isGranted} />{' '}
          {isGranted ? null : (
            <>
              {t('endsIn')} <Countdown until={playerBonusInfo.expiresAt} onEnd={onEnd} />
              <Closed />
            </>
          )}
        </>
      }
    >
      <BonusTerms bonus={bonusInfo} until={playerBonusInfo.expiresAt} isGranted={isGranted} />
      <LocalLink className="button" data-size="large" to={isGranted ? REWARDS : STORE} replace>
        {t(isGranted ? 'toRewards' : 'toStore')}
      </LocalLink>
      <button type="button" className="button" data-kind="plain" onClick={close}>
        {t('close')}
      </button>
      {isGranted ? null : <GiveUp bonus={bonusInfo} onDone={onEnd} />}
    </Announcement>
  )
}

interface BringsProps {
  readonly bonus: Bonus['bonusInfo']
  readonly isGranted: boolean
}

/** What it brings, and with which purchase. */
function Brings({ bonus: { type, spins, entries, game, minPurchaseCents }, isGranted }: BringsProps) {
  const t = useTranslations('offers')
  const price = usePrice()(minPurchaseCents)
  const amount = useAmount()
  const when = isGranted ? 'granted' : 'from'
  if (type === 'free-entries') return t(`entries.${when}`, { amount: amount('entries', entries), price })
  return t(`spins.${when}`, { count: spins, price, hasGame: String(game !== null), game: game ?? '' })
}

function Closed() {
  const t = useTranslations('offers')
  const sales = useQuery(queryOf(useApi(), getPackages)).data?.data.sales
  if (sales?.isOpen !== false) return null
  return (
    <>
      <br />
      <strong>{t('closed')}</strong>
    </>
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
