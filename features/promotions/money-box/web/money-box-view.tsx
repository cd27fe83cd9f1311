import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import type { getInfo } from '../contract.ts'
import type { BreakState } from './box-action.tsx'
import { BoxAmounts } from './box-amounts.tsx'
import { BoxPanel } from './box-panel.tsx'
import { BoxRules } from './box-rules.tsx'

export interface MoneyBoxViewProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly isPlayer: boolean
  readonly breaking: BreakState
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function MoneyBoxView({ info, isPlayer, breaking, onRefresh }: MoneyBoxViewProps) {
  const t = useTranslations('money-box')
  const { campaign, games } = info
  const panel = <BoxPanel box={info} isPlayer={isPlayer} breaking={breaking} onRested={onRefresh} />
  return (
    <BoxAmounts>
      <CampaignPage
        campaign={campaign}
        picture="piggy-bank"
        onFlip={onRefresh}
        {...(campaign.state === 'running' && { action: panel })}
      >
        <BoxRules info={info} />
        {games.length > 0 ? (
          <CampaignSection title={t('games')} aside={<p className="text-muted">{t('gamesText')}</p>}>
            <CampaignGames games={games} />
          </CampaignSection>
        ) : null}
      </CampaignPage>
    </BoxAmounts>
  )
}
