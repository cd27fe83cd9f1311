import { useQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CampaignModal, OddsAndRules } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'
import { BoxesPanel } from './boxes-panel.tsx'
import { usePick } from './queries.ts'

/** The boxes over any page while they run; otherwise their schedule. */
export default function CosmicBoxesModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getInfo))
  const pick = usePick()
  const isPlayer = useIsPlayer()
  const info = query.data?.data
  const reread = () => void query.refetch()
  if (info?.campaign.state !== 'running') {
    return <CampaignModal query={query} picture="planet" to="/cosmic-boxes" close={close} />
  }
  return (
    <div className="modal-body campaign-modal">
      <ModalTitle>{info.campaign.title}</ModalTitle>
      <BoxesPanel info={info} isPlayer={isPlayer} pick={pick} onRefresh={reread} />
      <OddsAndRules to="/cosmic-boxes" />
    </div>
  )
}
