import './daily-wheel.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { CampaignClock } from '#ui/promo/campaign-clock.tsx'
import { StateTag } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { getConfigs, type Sector } from '../contract.ts'
import { WheelPicture } from './wheel-picture.tsx'

/** The wheel of the day: locked until it turns, with the odds of every slice. */
export default function DailyWheelModal({ close }: ModalProps) {
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getConfigs))
  const wheel = data?.data.wheels[0]
  const reread = () => void refetch()
  if (!data || !wheel) {
    return (
      <CampaignModal
        isFailed={isError}
        campaign={data?.data.campaign}
        picture="wheel"
        to="/promotions"
        onFlip={reread}
        close={close}
      />
    )
  }
  return (
    <div className="modal-body wheel-modal">
      <WheelPicture sectors={wheel.sectors} />
      <Words campaign={data.data.campaign} sectors={wheel.sectors} onFlip={reread} />
    </div>
  )
}

interface WordsProps {
  readonly campaign: CampaignOnPage
  readonly sectors: readonly Sector[]
  readonly onFlip: () => void
}

function Words({ campaign, sectors, onFlip }: WordsProps) {
  const t = useTranslations('daily-wheel')
  const tCampaign = useTranslations('ui.campaign')
  const state = useCampaignState(campaign, onFlip)
  return (
    <div className="wheel-words">
      <StateTag state={state} />
      <ModalTitle>{campaign.title}</ModalTitle>
      <p className="text-muted">{campaign.text}</p>
      <CampaignClock campaign={campaign} state={state} />
      <button type="button" className="button w-full" data-size="large" disabled>
        <Icon name="lock-key-fill" className="size-5" />
        {t('opens')}
      </button>
      <p className="text-muted">{t('free')}</p>
      <details className="wheel-odds">
        <summary>{t('odds')}</summary>
        <OddsTable
          rows={sectors.map(({ coins, entries, chancePer100k }) => ({
            prize: <PrizeLine coins={coins} entries={entries} />,
            chance: chancePer100k / 100_000,
          }))}
        />
      </details>
      <LocalLink className="campaign-link" to="/page/sweepstakes-rules">
        {tCampaign('rules')}
      </LocalLink>
    </div>
  )
}
