import { useFormatter, useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { CampaignState } from '#kernel/campaign-state.ts'
import { Countdown } from '../time/countdown.tsx'

interface CampaignClockProps {
  readonly campaign: Pick<CampaignOnPage, 'startsAt' | 'finishedAt' | 'startDay' | 'endDay'>
  readonly state: CampaignState
  /** Before the countdown of a running campaign, in place of when it ends. */
  readonly label?: string | undefined
}

/** A countdown to the start or end, or a note that there is no date. */
export function CampaignClock({ campaign, state, label }: CampaignClockProps) {
  const t = useTranslations('ui.campaign')
  const format = useFormatter()
  const isAhead = state === 'planned'
  const until = isAhead ? campaign.startsAt : state === 'running' ? campaign.finishedAt : null
  const day = isAhead ? campaign.startDay : campaign.endDay
  if (until === null) {
    return <p className="campaign-note">{t(state === 'running' ? 'running' : state === 'ended' ? 'endedText' : 'noneText')}</p>
  }
  const date = day && format.dateTime(new Date(`${day}T00:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="campaign-clock">
      <p className="campaign-clock-label">{isAhead ? t('startsIn') : (label ?? t('endsIn'))}</p>
      <p className="campaign-clock-time">
        <Countdown until={until} />
      </p>
      {date ? <p className="campaign-clock-day">{t(isAhead ? 'from' : 'until', { day: date })}</p> : null}
    </div>
  )
}
