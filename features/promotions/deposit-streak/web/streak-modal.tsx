import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'

/** Explains the streak and its schedule. */
export default function StreakModal({ close }: ModalProps) {
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  return (
    <CampaignModal
      isFailed={isError}
      campaign={data?.data.campaign}
      picture="lightning"
      to="/lightning-streak"
      onFlip={() => void refetch()}
      close={close}
    />
  )
}
