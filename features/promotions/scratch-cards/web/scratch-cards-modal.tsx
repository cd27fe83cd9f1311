import { useQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CampaignModal, OddsAndRules } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'
import { useCards } from './queries.ts'
import { RoundsMeter, ScratchPanel } from './scratch-panel.tsx'

/** The active card over any page while a set runs; otherwise its schedule. */
export default function ScratchCardsModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getInfo))
  const actions = useCards()
  const isPlayer = useIsPlayer()
  const info = query.data?.data
  const reread = () => void query.refetch()
  if (info?.campaign.state !== 'running') {
    return <CampaignModal query={query} picture="scratch-ticket" to="/scratch-cards" close={close} />
  }
  return (
    <div className="modal-body campaign-modal">
      <ModalTitle>{info.campaign.title}</ModalTitle>
      <ScratchPanel set={info} isPlayer={isPlayer} actions={actions} onReady={reread} />
      {isPlayer ? <RoundsMeter set={info} /> : null}
      <OddsAndRules to="/scratch-cards" />
    </div>
  )
}
