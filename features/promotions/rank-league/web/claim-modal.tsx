import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'
import { ClaimView } from './claim-view.tsx'
import { useClaim } from './queries.ts'

/** The weekly reward and its claim; the league's schedule while none runs. */
export default function ClaimModal({ close }: ModalProps) {
  const t = useTranslations('rank-league')
  const query = useQuery(queryOf(useApi(), getInfo))
  const { claim, ...state } = useClaim()
  const player = query.data?.data.player
  if (state.prize !== undefined) {
    return (
      <Announcement
        art={{ picture: 'chest' }}
        title={t('paidTitle')}
        text={t('paidText')}
        prizes={[{ asset: 'coins', minor: state.prize }]}
        isWin
        done={{ text: t('done'), onClick: close }}
      />
    )
  }
  if (player) return <ClaimView player={player} {...state} onClaim={claim} onClose={close} />
  return <CampaignModal query={query} picture="league-gold" to="/vip" close={close} />
}
