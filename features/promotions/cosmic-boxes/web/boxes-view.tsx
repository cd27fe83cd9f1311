import { useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { BoxesPanel, type BoxesPanelProps } from './boxes-panel.tsx'

const WHOLE = 100_000

/** The page rendered from plain values, so that every state can be shown without a server. */
export function BoxesView(props: BoxesPanelProps) {
  const t = useTranslations('cosmic-boxes')
  const { campaign, prizes, periodHours, isCoinsOnly, oddsHash } = props.info
  const total = prizes.reduce((sum, { boxes }) => sum + boxes, 0)
  const rows = prizes.map(({ boxes, ...prize }) => ({ ...prize, chancePer100k: (boxes / total) * WHOLE }))
  return (
    <CampaignPage
      campaign={campaign}
      picture="planet"
      onFlip={props.onRefresh}
      {...(campaign.state === 'running' && { action: <BoxesPanel {...props} /> })}
    >
      {total > 0 ? (
        <CampaignSection title={t('odds')} aside={<p className="text-muted">{t('period', { count: periodHours ?? 0 })}</p>}>
          <OddsTable prizes={rows} hasAverage />
          <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
          <p className="cosmic-rule">{t('sealed')}</p>
          {oddsHash === null ? null : <OddsNote hash={oddsHash} />}
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}
