import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { CURRENT_SEASON, getSeason } from '../contract.ts'

/** Explains the season and its schedule. */
export default function SeasonModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getSeason, { params: { season: CURRENT_SEASON } }))
  return <CampaignModal query={query} picture="leaf" to="/season" close={close} />
}
