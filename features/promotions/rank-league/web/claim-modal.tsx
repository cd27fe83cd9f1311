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
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  const { claim, ...state } = useClaim()
  const player = data?.data.player
  if (state.prize !== undefined) {
    return (
      <Announcement art={{ picture: 'chest' }} title={t('paidTitle')} text={t('paidText')} prizes={[coins(state.prize)]} isWin>
        <button type="button" className="button" data-size="large" onClick={close}>
          {t('done')}
        </button>
      </Announcement>
    )
  }
  if (player) return <ClaimView player={player} {...state} onClaim={claim} onClose={close} />
  return (
    <CampaignModal
      isFailed={isError}
      campaign={data?.data.campaign}
      picture="league-gold"
      to="/vip"
      onFlip={() => void refetch()}
      close={close}
    />
  )
}

const coins = (minor: number) => ({ asset: 'coins', minor }) as const
