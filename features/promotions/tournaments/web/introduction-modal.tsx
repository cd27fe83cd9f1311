import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getTournament } from '../contract.ts'

/** Explains tournaments and shows the next one. */
export default function IntroductionModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getTournament, { query: {} }))
  return <CampaignModal query={query} picture="trophy" to="/tournaments" close={close} />
}
