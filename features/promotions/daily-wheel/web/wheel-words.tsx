import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { CampaignState } from '#kernel/campaign-state.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { CampaignReminder } from '#ui/promo/campaign-reminder.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import type { Sector, Wheel } from '../contract.ts'
import type { Won } from './queries.ts'

interface WheelWordsProps {
  readonly campaign: CampaignOnPage
  readonly wheel: Wheel
  readonly onFlip: () => void
  /** The single action for the wheel's current state. */
  readonly action: (state: CampaignState) => ReactNode
}

/** Explains the wheel, the current action and the odds of every segment. */
export function WheelWords({ campaign, wheel: { type, sectors, isCoinsOnly, minDeposit }, onFlip, action }: WheelWordsProps) {
  const t = useTranslations('daily-wheel')
  const price = usePrice()
  const tCampaign = useTranslations('ui.campaign')
  const state = useCampaignState(campaign, onFlip)
  return (
    <div className="wheel-words">
      <StateTag state={state} />
      <ModalTitle>{type === 'availableWheel' ? campaign.title : t(`types.${type}`)}</ModalTitle>
      <p className="text-muted">
        {type === 'availableWheel' ? campaign.text : t(`texts.${type}`, { price: price(minDeposit ?? 0) })}
      </p>
      {state === 'running' ? null : <CampaignClock campaign={campaign} state={state} />}
      {action(state)}
      <CampaignReminder campaign={campaign} state={state} />
      <p className="text-muted">{t(minDeposit === null ? 'free' : 'coinsOnly')}</p>
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
      <Odds sectors={sectors} />
      <LocalLink className="campaign-link" to="/page/sweepstakes-rules">
        {tCampaign('rules')}
      </LocalLink>
    </div>
  )
}

function Odds({ sectors }: { sectors: readonly Sector[] }) {
  const t = useTranslations('daily-wheel')
  return (
    <details className="wheel-odds">
      <summary>{t('odds')}</summary>
      <OddsTable prizes={sectors} />
    </details>
  )
}

interface WheelActionProps {
  readonly wheel: Wheel
  readonly state: CampaignState
  readonly isPlayer: boolean
  readonly isTurning: boolean
  readonly onTurn: () => void
  /** The wheel can be spun again. */
  readonly onReady: () => void
  readonly onSignUp: () => void
}

/** Spin, sign up, buy or wait. */
export function WheelAction({ wheel, state, isPlayer, isTurning, onTurn, onReady, onSignUp }: WheelActionProps) {
  const t = useTranslations('daily-wheel')
  if (state === 'running' && !isPlayer) {
    return (
      <button type="button" className="button w-full" data-size="large" onClick={onSignUp}>
        {t('signUp')}
      </button>
    )
  }
  if (wheel.available && state === 'running') {
    return (
      <button type="button" className="button w-full" data-size="large" disabled={isTurning} onClick={onTurn}>
        {t(isTurning ? 'turning' : `spins.${wheel.type}`)}
      </button>
    )
  }
  if (state === 'running' && wheel.minDeposit !== null) {
    return (
      <LocalLink className="button w-full" data-size="large" to="/cash/deposit-by-money/" replace>
        {t('toStore')}
      </LocalLink>
    )
  }
  return (
    <button type="button" className="button w-full" data-size="large" disabled>
      <Icon name="lock-key-fill" className="size-5" />
      {state === 'running' && wheel.availableDate !== null ? (
        <>
          {t('again')} <Countdown until={wheel.availableDate} onEnd={onReady} />
        </>
      ) : (
        t(state === 'ended' ? 'over' : 'opens')
      )}
    </button>
  )
}

/** The drawn segment and its prize. */
export function WheelResult({ won: { coins, entries }, onClose }: { won: Won; onClose: () => void }) {
  const t = useTranslations('daily-wheel')
  const isNothing = coins === 0 && entries === 0
  return (
    <div className="wheel-words wheel-result">
      <ModalTitle>{t(isNothing ? 'nothingTitle' : 'wonTitle')}</ModalTitle>
      <p className="wheel-prize">{isNothing ? null : <PrizeLine coins={coins} entries={entries} />}</p>
      <p className="text-muted" role="status">
        {t(isNothing ? 'nothingText' : 'wonText')}
      </p>
      <button type="button" className="button w-full" data-size="large" onClick={onClose}>
        {t('collect')}
      </button>
      <LocalLink className="campaign-link" to="/fair" replace>
        {t('check')}
      </LocalLink>
    </div>
  )
}
