import { useQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'

/** Explains prize drops and their schedule. */
export default function WelcomeModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getInfo))
  return <CampaignModal query={query} picture="confetti" to="/prize-drops" close={close} />
}
