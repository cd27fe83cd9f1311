import type { ReplyOf } from '#kernel/contract.ts'
import { CampaignPage } from '#ui/promo/campaign-page.tsx'
import type { getInfo } from '../contract.ts'
import { Deck } from './deck.tsx'
import type { CardActions } from './queries.ts'
import { ScratchPanel } from './scratch-panel.tsx'
import { ScratchRules } from './scratch-rules.tsx'

export interface ScratchViewProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly isPlayer: boolean
  readonly actions: CardActions
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function ScratchView({ info, isPlayer, actions, onRefresh }: ScratchViewProps) {
  const { campaign } = info
  const panel = <ScratchPanel set={info} isPlayer={isPlayer} actions={actions} onReady={onRefresh} />
  return (
    <CampaignPage
      campaign={campaign}
      picture="scratch-ticket"
      onFlip={onRefresh}
      {...(campaign.state === 'running' && { action: panel })}
    >
      <Deck set={info} isPlayer={isPlayer} />
      <ScratchRules info={info} />
    </CampaignPage>
  )
}
