import './campaign-page.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { LocalLink } from '../i18n/local-link.tsx'
import { ModalTitle } from '../modal/modal-frame.tsx'
import { CampaignArt, StateTag } from './campaign-page.tsx'
import { CampaignClock } from './campaign-clock.tsx'
import { CampaignReminder } from './campaign-reminder.tsx'
import { useCampaignState } from './use-campaign-state.ts'

/** The call that returns a campaign; its data is undefined while it loads. */
interface CampaignQuery {
  readonly data: { readonly data: WithCampaign } | WithCampaign | undefined
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

interface WithCampaign {
  readonly campaign: CampaignOnPage
}

interface CampaignModalProps {
  readonly query: CampaignQuery
  readonly picture: string
  readonly close: () => void
  /** The feature's page. */
  readonly to: string
  readonly children?: ReactNode
}

/** A feature's description and schedule, over the current page. */
export function CampaignModal({ query: { data, isError, refetch }, picture, close, to, children }: CampaignModalProps) {
  const t = useTranslations('ui.campaign')
  const campaign = data && ('data' in data ? data.data : data).campaign
  const reload = () => void refetch()
  return (
    <div className="modal-body campaign-modal">
      <CampaignArt picture={picture} sizes="144px" />
      {campaign ? <Head campaign={campaign} onFlip={reload} /> : <StandIn isFailed={isError} onRetry={reload} />}
      {children}
      <div className="campaign-modal-actions">
        <LocalLink className="button" data-size="large" to={to} replace>
          {t('seePage')}
        </LocalLink>
        <button type="button" className="button" data-kind="plain" onClick={close}>
          {t('gotIt')}
        </button>
      </div>
    </div>
  )
}

/** Links to the odds, on the campaign's page, and to the rules. */
export function OddsAndRules({ to }: { to: string }) {
  const t = useTranslations('ui.campaign')
  return (
    <nav aria-label={t('more')} className="flex flex-wrap justify-center gap-x-6">
      <LocalLink className="campaign-link" to={to} replace>
        {t('odds')}
      </LocalLink>
      <LocalLink className="campaign-link" to="/page/sweepstakes-rules" replace>
        {t('rules')}
      </LocalLink>
    </nav>
  )
}

function StandIn({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('ui')
  if (isFailed) {
    return (
      <>
        <ModalTitle isHidden>{t('unexpectedError')}</ModalTitle>
        <p role="alert">{t('unexpectedError')}</p>
        <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
          {t('retry')}
        </button>
      </>
    )
  }
  return (
    <>
      <ModalTitle isHidden>{t('loading')}</ModalTitle>
      <span className="skeleton h-32 w-full rounded-card" />
    </>
  )
}

function Head({ campaign, onFlip }: { campaign: CampaignOnPage; onFlip: () => void }) {
  const state = useCampaignState(campaign, onFlip)
  return (
    <>
      <StateTag state={state} />
      <ModalTitle>{campaign.title}</ModalTitle>
      <p className="campaign-text">{campaign.text}</p>
      <CampaignClock campaign={campaign} state={state} />
      <CampaignReminder campaign={campaign} state={state} />
    </>
  )
}
