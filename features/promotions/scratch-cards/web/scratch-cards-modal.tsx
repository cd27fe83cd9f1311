import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'

/** Explains scratch cards and their schedule. */
export default function ScratchCardsModal({ close }: ModalProps) {
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  return (
    <CampaignModal
      isFailed={isError}
      campaign={data?.data.campaign}
      picture="scratch-ticket"
      to="/scratch-cards"
      onFlip={() => void refetch()}
      close={close}
    />
  )
}
